/**
 * Layers from a decision down to its source records; one path leads to the record that changed the
 * decision.
 */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import svg from './lineage.svg?raw';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';

export const timeline: readonly Appearance[] = [
  ['#decision', 'pop', 0],
  ['#to-model', 'down', 2, 3],
  ['#to-feature', 'down', 6, 4],
  ['#to-source', 'down', 11, 4],
  ['#record', 'down', 16],
];

export default function Lineage({ section }: IllustrationProps<'lineage'>) {
  const { layers, decision, record } = section.parts;
  return (
    <Illustration
      section={section}
      theme="light"
      isTwoColumns
      svg={svg}
      timeline={timeline}
      wide={{ size: [800, 690], art: [0, 20, 800] }}
      narrow={{ height: 440, art: [0, 30, 400] }}
    >
      {layers.map((layer, level) => {
        const y = [42, 192, 364, 552][level] ?? 0;
        return (
          <Label
            key={layer}
            wide={[0, y, 'sw']}
            narrow={[0, y / 2 + 16, 'sw']}
            textStyle="small"
            tone="text"
            text={layer}
          />
        );
      })}
      <Label
        wide={[524, 42, 'sw']}
        narrow={[264, 38, 'sw', 136]}
        textStyle="title"
        tone="text"
        text={decision}
      />
      <Label wide={[559, 612, 'n', 330]} narrow={[400, 334, 'ne', 260]} tone="accent" {...record} />
    </Illustration>
  );
}

/**
 * Layers from a decision down to its source records; one path leads to the record that changed the
 * decision.
 */
import svg from './lineage.svg?raw';
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';

export const drawing: Drawing = {
  svg,
  theme: 'light',
  isTwoColumns: true,
  wide: { height: 690, art: { y: 20 } },
  narrow: { height: 440, art: { y: 30 } },
  timeline: [
    ['#decision', 'pop', 0],
    ['#to-model', 'down', 2, 3],
    ['#to-feature', 'down', 6, 4],
    ['#to-source', 'down', 11, 4],
    ['#record', 'down', 16],
  ],
};

export default function Lineage({ section }: DrawingProps<'lineage'>) {
  const { layers, decision, record } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      {layers.map((layer, level) => {
        const y = [42, 192, 364, 552][level] ?? 0;
        return (
          <Label
            key={layer}
            wide={{ x: 0, y, pin: 'sw' }}
            narrow={{ x: 0, y: y / 2 + 16, pin: 'sw' }}
            textStyle="small"
            tone="text"
            text={layer}
          />
        );
      })}
      <Label
        wide={{ x: 524, y: 42, pin: 'sw' }}
        narrow={{ x: 264, y: 38, pin: 'sw', width: 136 }}
        textStyle="title"
        text={decision}
      />
      <Label
        wide={{ x: 559, y: 612, pin: 'n', width: 330 }}
        narrow={{ x: 400, y: 334, pin: 'ne', width: 260 }}
        tone="accent"
        {...record}
      />
    </Illustration>
  );
}

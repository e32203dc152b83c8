/**
 * A chain of records, each of which contains the hash of the previous record (as bars), and an
 * altered copy that does not fit.
 */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import svg from './chain.svg?raw';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';

export const timeline: readonly Appearance[] = [
  ['#records > *', 'show', 1, 3, 3.4],
  ['#links > *', 'right', 3, 3, 3.4],
  ['#seals > *', 'pop', 5, 3, 3.4],
  ['#officer', 'pop', 17],
  ['#altered', 'show', 18],
  ['#misfit', 'show', 21],
];

export default function Chain({ section }: IllustrationProps<'chain'>) {
  const { records, fingerprint, altered, report } = section.parts;
  return (
    <Illustration
      section={section}
      theme="dark"
      svg={svg}
      timeline={timeline}
      wide={{ size: [1200, 650], art: [0, 0, 1200] }}
      narrow={{ height: 270, art: [0, 26, 400] }}
    >
      {records.map((record, index) => {
        const [x, y] = [index * 252, 8 + index * 116];
        return (
          <Label
            key={record}
            wide={[x + 14, y + 46]}
            // Above its record; beside the last one stands the officer.
            narrow={index < 4 ? [x / 3, y / 3 + 24, 'sw'] : [400, 242, 'ne']}
            textStyle="title"
            tone="text"
            text={record}
          />
        );
      })}
      <Label wide={[0, 330, 'nw', 230]} tone="accent" text={fingerprint} />
      <Label wide={[1010, 22, 'nw', 190]} tone="text" {...altered} />
      <Label wide={[980, 560, 'ne', 300]} accent="human" {...report} />
    </Illustration>
  );
}

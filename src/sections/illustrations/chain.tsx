/**
 * A chain of records, each of which contains the hash of the previous record (as bars), and an
 * altered copy that does not fit.
 */
import svg from './chain.svg?raw';
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';

export const drawing: Drawing = {
  svg,
  theme: 'dark',
  wide: { height: 650 },
  narrow: { height: 270, art: { y: 26 } },
  timeline: [
    ['#records > *', 'show', 1, 3, 3.4],
    ['#links > *', 'right', 3, 3, 3.4],
    ['#seals > *', 'pop', 5, 3, 3.4],
    ['#officer', 'pop', 17],
    ['#altered', 'show', 18],
    ['#misfit', 'show', 21],
  ],
};

export default function Chain({ section }: DrawingProps<'chain'>) {
  const { records, fingerprint, altered, report } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      {records.map((record, index) => {
        const [x, y] = [index * 252, 8 + index * 116];
        return (
          <Label
            key={record}
            wide={{ x: x + 14, y: y + 46 }}
            // Above its record; beside the last one stands the officer.
            narrow={
              index < 4 ? { x: x / 3, y: y / 3 + 24, pin: 'sw' } : { x: 400, y: 242, pin: 'ne' }
            }
            textStyle="title"
            text={record}
          />
        );
      })}
      <Label wide={{ x: 0, y: 330, width: 230 }} tone="accent" text={fingerprint} />
      <Label wide={{ x: 1010, y: 22, width: 190 }} tone="text" {...altered} />
      <Label wide={{ x: 980, y: 560, pin: 'ne', width: 300 }} accent="human" {...report} />
    </Illustration>
  );
}

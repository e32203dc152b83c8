/** Two account books whose entries are matched in order, up to the entry that one of them lacks. */
import svg from './ladder.svg?raw';
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';

export const drawing: Drawing = {
  svg,
  theme: 'light',
  wide: { height: 560, art: { y: 90, width: 1000 } },
  narrow: { height: 730, art: { y: 56, width: 600 }, isTransposed: true },
  timeline: [
    ['#pairs > *', 'down', 1, 3, 0.62],
    ['#missing', 'up', 17],
    ['#search', 'down', 18],
    ['#gap', 'pop', 20],
  ],
};

export default function Ladder({ section }: DrawingProps<'ladder'>) {
  const { books, matched, difference, totals } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      <Label
        wide={{ x: 0, y: 66, pin: 'sw' }}
        narrow={{ x: 0, y: 0, width: 150 }}
        textStyle="title"
        text={books[0]}
      />
      <Label
        wide={{ x: 0, y: 524 }}
        narrow={{ x: 186, y: 0, width: 200 }}
        textStyle="title"
        text={books[1]}
      />
      <Label
        wide={{ x: 330, y: 295, pin: 'c' }}
        narrow={{ x: 256, y: 200, pin: 'w', width: 144 }}
        isCovering
        text={matched}
      />
      <Label
        wide={{ x: 660, y: 84, pin: 's', width: 400 }}
        narrow={{ x: 256, y: 452, pin: 'w', width: 144 }}
        tone="accent"
        {...difference}
      />
      <Label
        wide={{ x: 1110, y: 295, pin: 'c' }}
        narrow={{ x: 100, y: 694, pin: 'c' }}
        textStyle="loud"
        symbol="M-13 -4.5H13M-13 4.5H13M-7 13L7 -13"
      />
      <Label
        wide={{ x: 1110, y: 350, pin: 'n', width: 180 }}
        narrow={{ x: 126, y: 694, pin: 'w', width: 270 }}
        text={totals}
      />
    </Illustration>
  );
}

/** Two account books whose entries are matched in order, up to the entry that one of them lacks. */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import svg from './ladder.svg?raw';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';

export const timeline: readonly Appearance[] = [
  ['#pairs > *', 'down', 1, 3, 0.62],
  ['#missing', 'up', 17],
  ['#search', 'down', 18],
  ['#gap', 'pop', 20],
];

export default function Ladder({ section }: IllustrationProps<'ladder'>) {
  const { books, matched, difference, totals } = section.parts;
  return (
    <Illustration
      section={section}
      theme="light"
      svg={svg}
      timeline={timeline}
      wide={{ size: [1200, 560], art: [0, 90, 1000] }}
      narrow={{ height: 730, art: [0, 56, 600], isTransposed: true }}
    >
      <Label
        wide={[0, 66, 'sw']}
        narrow={[0, 0, 'nw', 150]}
        textStyle="title"
        tone="text"
        text={books[0]}
      />
      <Label
        wide={[0, 524]}
        narrow={[186, 0, 'nw', 200]}
        textStyle="title"
        tone="text"
        text={books[1]}
      />
      <Label wide={[330, 295, 'c']} narrow={[256, 200, 'w', 144]} isCovering text={matched} />
      <Label
        wide={[660, 84, 's', 400]}
        narrow={[256, 452, 'w', 144]}
        tone="accent"
        {...difference}
      />
      <Label
        wide={[1110, 295, 'c']}
        narrow={[100, 694, 'c']}
        textStyle="loud"
        symbol="M-13 -4.5H13M-13 4.5H13M-7 13L7 -13"
        tone="text"
      />
      <Label wide={[1110, 350, 'n', 180]} narrow={[126, 694, 'w', 270]} text={totals} />
    </Illustration>
  );
}

/** A ring of accounts among many customers, each connected to the one device that they share. */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';
import svg from './ring.svg?raw';

export const timeline: readonly Appearance[] = [
  ['#device', 'pop', 3],
  ['#links > *', 'show', 5, 3, 1.1],
  ['#accounts > *', 'pop', 7, 3, 1.1],
];

export default function Ring({ section }: IllustrationProps<'ring'>) {
  const { account, cause, bystander } = section.parts;
  return (
    <Illustration
      section={section}
      theme="dark"
      svg={svg}
      timeline={timeline}
      wide={{ size: [1200, 640], art: [350, 0, 850] }}
      narrow={{ height: 316, art: [0, 0, 400] }}
    >
      <Label
        wide={[326, 347, 'ne', 310]}
        tone="accent"
        symbol="M0 -12L12 0L0 12L-12 0ZM0 -6L6 0L0 6L-6 0Z"
        {...cause}
      />
      <Label
        wide={[326, 242, 'e', 310]}
        tone="text"
        symbol="M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"
        text={account}
      />
      <Label
        wide={[326, 514, 'e', 310]}
        symbol="M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"
        text={bystander}
      />
    </Illustration>
  );
}

/** A ring of accounts among many customers, each connected to the one device that they share. */
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';
import svg from './ring.svg?raw';

export const drawing: Drawing = {
  svg,
  theme: 'dark',
  wide: { height: 640, art: { x: 350, width: 850 } },
  narrow: { height: 316 },
  timeline: [
    ['#device', 'pop', 3],
    ['#links > *', 'show', 5, 3, 1.1],
    ['#accounts > *', 'pop', 7, 3, 1.1],
  ],
};

export default function Ring({ section }: DrawingProps<'ring'>) {
  const { account, cause, bystander } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      <Label
        wide={{ x: 326, y: 347, pin: 'ne', width: 310 }}
        tone="accent"
        symbol="M0 -12L12 0L0 12L-12 0ZM0 -6L6 0L0 6L-6 0Z"
        {...cause}
      />
      <Label
        wide={{ x: 326, y: 242, pin: 'e', width: 310 }}
        tone="text"
        symbol="M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"
        text={account}
      />
      <Label
        wide={{ x: 326, y: 514, pin: 'e', width: 310 }}
        symbol="M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"
        text={bystander}
      />
    </Illustration>
  );
}

/** A floor plan of four offices around one file; each office sees only its own part of the file. */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';
import svg from './plan.svg?raw';

export const drawing: Drawing = {
  svg,
  theme: 'light',
  isTwoColumns: true,
  wide: { height: 660, art: { x: 36, y: 4, width: 728 } },
  narrow: { height: 362 },
  timeline: [
    ['#citizen', 'pop', 0],
    ['#way-in', 'up', 1, 5],
    ...[0, 1, 2, 3].flatMap((office): Appearance[] => [
      [`#view-${office + 1}`, 'show', 5 + office * 3],
      [`#part-${office + 1}`, 'show', 7 + office * 3],
    ]),
  ],
};

/** Corners of the offices, clockwise from the upper left. */
const corners = [
  ['w', 'n'],
  ['e', 'n'],
  ['e', 's'],
  ['w', 's'],
] as const;

export default function Plan({ section }: DrawingProps<'plan'>) {
  const { offices, boundary, file, citizen } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      {offices.map((office, index) => {
        const [x, y] = corners[index] ?? ['w', 'n'];
        return (
          <Label
            key={office.title}
            wide={{ x: x === 'w' ? 58 : 742, y: y === 'n' ? 28 : 546, pin: `${y}${x}`, width: 190 }}
            narrow={{
              x: x === 'w' ? 12 : 388,
              y: y === 'n' ? 12 : 302,
              pin: `${y}${x}`,
              width: 112,
            }}
            textStyle="small"
            tone="text"
            {...office}
          />
        );
      })}
      <Label
        wide={{ x: 400, y: 146, pin: 's', width: 210 }}
        narrow={{ x: 200, y: 78, pin: 's', width: 96 }}
        textStyle="small"
        tone="accent"
        text={boundary}
      />
      <Label
        wide={{ x: 400, y: 360, pin: 'n' }}
        narrow={{ x: 200, y: 196, pin: 'n' }}
        textStyle="small"
        tone="text"
        text={file}
      />
      <Label
        wide={{ x: 446, y: 640, pin: 'w' }}
        narrow={{ x: 226, y: 346, pin: 'w' }}
        accent="human"
        text={citizen}
      />
    </Illustration>
  );
}

/** A floor plan of four offices around one file; each office sees only its own part of the file. */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';
import svg from './plan.svg?raw';

export const timeline: readonly Appearance[] = [
  ['#citizen', 'pop', 0],
  ['#way-in', 'up', 1, 5],
  ...[0, 1, 2, 3].flatMap((office): Appearance[] => [
    [`#view-${office + 1}`, 'show', 5 + office * 3],
    [`#part-${office + 1}`, 'show', 7 + office * 3],
  ]),
];

/** Corners of the offices, clockwise from the upper left. */
const corners = [
  ['w', 'n'],
  ['e', 'n'],
  ['e', 's'],
  ['w', 's'],
] as const;

export default function Plan({ section }: IllustrationProps<'plan'>) {
  const { offices, boundary, file, citizen } = section.parts;
  return (
    <Illustration
      section={section}
      theme="light"
      isTwoColumns
      svg={svg}
      timeline={timeline}
      wide={{ size: [800, 660], art: [36, 4, 728] }}
      narrow={{ height: 362, art: [0, 0, 400] }}
    >
      {offices.map((office, index) => {
        const [x, y] = corners[index] ?? ['w', 'n'];
        return (
          <Label
            key={office.title}
            wide={[x === 'w' ? 58 : 742, y === 'n' ? 28 : 546, `${y}${x}`, 190]}
            narrow={[x === 'w' ? 12 : 388, y === 'n' ? 12 : 302, `${y}${x}`, 112]}
            textStyle="small"
            tone="text"
            {...office}
          />
        );
      })}
      <Label
        wide={[400, 146, 's', 210]}
        narrow={[200, 78, 's', 96]}
        textStyle="small"
        tone="accent"
        text={boundary}
      />
      <Label
        wide={[400, 360, 'n']}
        narrow={[200, 196, 'n']}
        textStyle="small"
        tone="text"
        text={file}
      />
      <Label wide={[446, 640, 'w']} narrow={[226, 346, 'w']} accent="human" text={citizen} />
    </Illustration>
  );
}

/** An order that passes through the doors of five departments on a single thread. */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import svg from './doors.svg?raw';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';

export const timeline: readonly Appearance[] = [
  ['#records', 'show', 0],
  ['#thread', 'right', 1, 17],
  ['#order', 'show', 17],
];

export default function Doors({ section }: IllustrationProps<'doors'>) {
  const { departments, thread } = section.parts;
  return (
    <Illustration
      section={section}
      theme="dark"
      svg={svg}
      timeline={timeline}
      wide={{ size: [1200, 600], art: [0, 0, 1200] }}
      narrow={{ height: 270, art: [-20, 40, 440] }}
    >
      {departments.map((department, index) => {
        const x = [130, 390, 618, 818, 992][index] ?? 0;
        const [top, foot] = [
          68 + index * 33.5 - index ** 2 * 2.2,
          530 - index * 42 + index ** 2 * 2.9,
        ];
        return (
          <Label
            key={department}
            wide={[x, foot, 'n']}
            // There is no room for all five names in one row.
            narrow={
              index % 2
                ? [x * 0.367 - 20, top * 0.367 + 36, 's']
                : [x * 0.367 - 20, foot * 0.367 + 40, 'n']
            }
            textStyle="small"
            tone="text"
            text={department}
          />
        );
      })}
      <Label wide={[1200, 190, 'se', 130]} tone="accent" text={thread} />
    </Illustration>
  );
}

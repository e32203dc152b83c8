/** An order that passes through the doors of five departments on a single thread. */
import svg from './doors.svg?raw';
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';

export const drawing: Drawing = {
  svg,
  theme: 'dark',
  wide: { height: 600 },
  narrow: { height: 270, art: { x: -20, y: 40, width: 440 } },
  timeline: [
    ['#records', 'show', 0],
    ['#thread', 'right', 1, 17],
    ['#order', 'show', 17],
  ],
};

export default function Doors({ section }: DrawingProps<'doors'>) {
  const { departments, thread } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      {departments.map((department, index) => {
        const x = [130, 390, 618, 818, 992][index] ?? 0;
        const top = 68 + index * 33.5 - index ** 2 * 2.2;
        const foot = 530 - index * 42 + index ** 2 * 2.9;
        const narrowX = x * 0.367 - 20;
        return (
          <Label
            key={department}
            wide={{ x, y: foot, pin: 'n' }}
            // There is no room for all five names in one row.
            narrow={
              index % 2
                ? { x: narrowX, y: top * 0.367 + 36, pin: 's' }
                : { x: narrowX, y: foot * 0.367 + 40, pin: 'n' }
            }
            textStyle="small"
            tone="text"
            text={department}
          />
        );
      })}
      <Label wide={{ x: 1200, y: 190, pin: 'se', width: 130 }} tone="accent" text={thread} />
    </Illustration>
  );
}

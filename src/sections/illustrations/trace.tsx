/**
 * The vibration of a machine over time: a change is detected, the failure is predicted, and the
 * repair comes before it.
 */
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';
import svg from './trace.svg?raw';

export const drawing: Drawing = {
  svg,
  theme: 'light',
  wide: { height: 560, art: { y: 95 } },
  narrow: { height: 760, art: { width: 760 }, isTransposed: true },
  timeline: [
    ['#before', 'right', 0, 11],
    ['#detection', 'down', 7],
    ['#forecast', 'right', 11, 6],
    ['#failure', 'show', 16],
    ['#repair', 'down', 17],
    ['#after', 'right', 19, 6],
  ],
};

export default function Trace({ section }: DrawingProps<'trace'>) {
  const { detection, repair, limit, forecast, axis, afterRepair } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      <Label wide={{ x: 0, y: 476 }} narrow={{ x: 262, y: 4, width: 138 }} text={axis} />
      <Label
        wide={{ x: 0, y: 130, pin: 'sw' }}
        narrow={{ x: 262, y: 100, width: 138 }}
        tone="text"
        text={limit}
      />
      <Label
        wide={{ x: 432, y: 84, pin: 'sw', width: 290 }}
        narrow={{ x: 262, y: 274, pin: 'w', width: 138 }}
        tone="accent"
        {...detection}
      />
      <Label
        wide={{ x: 768, y: 84, pin: 'sw', width: 300 }}
        narrow={{ x: 262, y: 486, pin: 'w', width: 138 }}
        tone="text"
        {...repair}
      />
      <Label
        wide={{ x: 1104, y: 476, pin: 'ne', width: 420 }}
        narrow={{ x: 262, y: 640, pin: 'w', width: 138 }}
        text={forecast}
      />
      <Label
        wide={{ x: 1200, y: 256, pin: 'se' }}
        narrow={{ x: 262, y: 760, pin: 'sw', width: 138 }}
        tone="accent"
        text={afterRepair}
      />
    </Illustration>
  );
}

/**
 * The vibration of a machine over time: a change is detected, the failure is predicted, and the
 * repair comes before it.
 */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';
import svg from './trace.svg?raw';

export const timeline: readonly Appearance[] = [
  ['#before', 'right', 0, 11],
  ['#detection', 'down', 7],
  ['#forecast', 'right', 11, 6],
  ['#failure', 'show', 16],
  ['#repair', 'down', 17],
  ['#after', 'right', 19, 6],
];

export default function Trace({ section }: IllustrationProps<'trace'>) {
  const { detection, repair, limit, forecast, axis, afterRepair } = section.parts;
  return (
    <Illustration
      section={section}
      theme="light"
      svg={svg}
      timeline={timeline}
      wide={{ size: [1200, 560], art: [0, 95, 1200] }}
      narrow={{ height: 760, art: [0, 0, 760], isTransposed: true }}
    >
      <Label wide={[0, 476]} narrow={[262, 4, 'nw', 138]} text={axis} />
      <Label wide={[0, 130, 'sw']} narrow={[262, 100, 'nw', 138]} tone="text" text={limit} />
      <Label
        wide={[432, 84, 'sw', 290]}
        narrow={[262, 274, 'w', 138]}
        tone="accent"
        {...detection}
      />
      <Label wide={[768, 84, 'sw', 300]} narrow={[262, 486, 'w', 138]} tone="text" {...repair} />
      <Label wide={[1104, 476, 'ne', 420]} narrow={[262, 640, 'w', 138]} text={forecast} />
      <Label
        wide={[1200, 256, 'se']}
        narrow={[262, 760, 'sw', 138]}
        tone="accent"
        text={afterRepair}
      />
    </Illustration>
  );
}

/**
 * A production line from the side, with the tasks of the four products: sensors at the machines
 * (edge), a sealed recipe (shield), the path from a defect to its cause (learning) and a proposal
 * for the supervisor (agents).
 */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import svg from './line.svg?raw';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';

export const timeline: readonly Appearance[] = [
  ['#waves > *', 'pop', 1, 3, 1.2],
  ['#readings', 'right', 3, 6],
  ['#seal', 'pop', 6],
  ['#scratch', 'right', 8],
  ['#cause', 'left', 10, 7],
  ['#proposal', 'show', 18],
  ['#supervisor', 'pop', 20],
];

export default function ProductionLine({ section }: IllustrationProps<'line'>) {
  const { stations, products, defect } = section.parts;
  return (
    <Illustration
      section={section}
      theme="dark"
      svg={svg}
      timeline={timeline}
      wide={{ size: [1200, 690], art: [0, 100, 1200] }}
      narrow={{ height: 196, art: [0, 0, 400] }}
    >
      {stations.map((station, index) => {
        const x = [80, 292, 506, 716][index] ?? 0;
        return (
          <Label
            key={station}
            wide={[x * 1.2, 516, 'n']}
            narrow={[x * 0.4, 139, 'n']}
            textStyle="small"
            text={station}
          />
        );
      })}
      <Label
        wide={[1008, 516]}
        narrow={[400, 168, 'ne']}
        textStyle="small"
        accent="learning"
        text={defect}
      />
      <Label
        wide={[0, 88, 'sw', 290]}
        accent="edge"
        symbol="M0 -12L10.4 -6V6L0 12L-10.4 6V-6Z"
        {...products.edge}
      />
      <Label
        wide={[400, 88, 'sw', 290]}
        accent="shield"
        symbol="M0 -12L10.4 -6V6L0 12L-10.4 6V-6ZM-4 -5H4V5H-4Z"
        {...products.shield}
      />
      <Label
        wide={[320, 616, 'nw', 480]}
        accent="learning"
        symbol="M12 -7V8H-9V-6M-14 -2L-9 -8L-4 -2"
        {...products.learning}
      />
      <Label
        wide={[1200, 128, 'se', 210]}
        accent="agents"
        symbol="M-12 -9H12V9H-12ZM-7 2H-1V5H-7Z"
        {...products.agents}
      />
    </Illustration>
  );
}

/**
 * A production line from the side, with the tasks of the four products: sensors at the machines
 * (edge), a sealed recipe (shield), the path from a defect to its cause (learning) and a proposal
 * for the supervisor (agents).
 */
import svg from './line.svg?raw';
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';

export const drawing: Drawing = {
  svg,
  theme: 'dark',
  wide: { height: 690, art: { y: 100 } },
  narrow: { height: 196 },
  timeline: [
    ['#waves > *', 'pop', 1, 3, 1.2],
    ['#readings', 'right', 3, 6],
    ['#seal', 'pop', 6],
    ['#scratch', 'right', 8],
    ['#cause', 'left', 10, 7],
    ['#proposal', 'show', 18],
    ['#supervisor', 'pop', 20],
  ],
};

export default function ProductionLine({ section }: DrawingProps<'line'>) {
  const { stations, products, defect } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      {stations.map((station, index) => {
        const x = [80, 292, 506, 716][index] ?? 0;
        return (
          <Label
            key={station}
            wide={{ x: x * 1.2, y: 516, pin: 'n' }}
            narrow={{ x: x * 0.4, y: 139, pin: 'n' }}
            textStyle="small"
            text={station}
          />
        );
      })}
      <Label
        wide={{ x: 1008, y: 516 }}
        narrow={{ x: 400, y: 168, pin: 'ne' }}
        textStyle="small"
        accent="learning"
        text={defect}
      />
      <Label
        wide={{ x: 0, y: 88, pin: 'sw', width: 290 }}
        accent="edge"
        symbol="M0 -12L10.4 -6V6L0 12L-10.4 6V-6Z"
        {...products.edge}
      />
      <Label
        wide={{ x: 400, y: 88, pin: 'sw', width: 290 }}
        accent="shield"
        symbol="M0 -12L10.4 -6V6L0 12L-10.4 6V-6ZM-4 -5H4V5H-4Z"
        {...products.shield}
      />
      <Label
        wide={{ x: 320, y: 616, width: 480 }}
        accent="learning"
        symbol="M12 -7V8H-9V-6M-14 -2L-9 -8L-4 -2"
        {...products.learning}
      />
      <Label
        wide={{ x: 1200, y: 128, pin: 'se', width: 210 }}
        accent="agents"
        symbol="M-12 -9H12V9H-12ZM-7 2H-1V5H-7Z"
        {...products.agents}
      />
    </Illustration>
  );
}

import { inspection, mill, oven, press } from './machines.ts';
import { At, circle, hexagon, move, Person, type Point, range } from './pen.tsx';

/** In the order of the work; each stands on the belt with its middle at 0. */
const machines = [press, mill, oven, inspection] as const;

/** A stretch of the belt on its rollers. */
export function Belt({ from, to, y }: { from: number; to: number; y: number }) {
  const count = Math.floor((to - from) / 44);
  return (
    <g className="text-muted">
      <path d={`M${from} ${y}H${to}M${from} ${y + 26}H${to}`} strokeWidth="1.5" />
      {range(count).map((index) => (
        <path key={index} d={circle([from + 22 + index * 44, y + 13], 9)} strokeWidth="0.9" />
      ))}
    </g>
  );
}

/** A machine with the sensor that listens to it. */
export function Station({ at, index }: { at: Point; index: number }) {
  return (
    <At at={at}>
      <path
        d={machines[index] ?? ''}
        className="text-text"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <g data-accent="edge" className="text-accent">
        <path d={hexagon([0, -232], 11)} fill="currentColor" stroke="none" />
        {[22, 33].map((radius, wave) => (
          <path
            key={radius}
            d={`M${-radius} -238A${radius} ${radius} 0 0 1 ${radius} -238`}
            strokeWidth="1.5"
            {...move('pop', 1 + index * 1.2 + wave)}
          />
        ))}
      </g>
    </At>
  );
}

/** The part that is being made; the last one has a scratch. */
export function Part({ at, scratched }: { at: Point; scratched?: boolean }) {
  return (
    <At at={at}>
      <path
        d="M-26 0V-22q0 -8 8 -8H18q8 0 8 8V0Z"
        className="fill-surface text-text"
        strokeWidth="1.75"
      />
      {scratched && (
        <path
          d="M-14 -8L-4 -20L2 -12L14 -24"
          data-accent="learning"
          className="text-accent"
          strokeWidth="3"
          {...move('wipe', 8)}
        />
      )}
    </At>
  );
}

/** The recipe, sealed on the floor. */
export function Recipe({ at }: { at: Point }) {
  return (
    <At at={at}>
      <g data-accent="shield" className="text-accent">
        <path
          d={hexagon([0, 0], 40)}
          strokeWidth="2"
          className="fill-surface"
          {...move('pop', 6)}
        />
        <path d="M-13 -18h26v36h-26ZM-7 -8h14M-7 0h14M-7 8h8" strokeWidth="1.5" />
      </g>
    </At>
  );
}

/** The proposal on the supervisor's screen: a reason, a yes and a no. */
export function Proposal({ at }: { at: Point }) {
  return (
    <At at={at}>
      <g data-accent="agents" className="text-accent" {...move('show', 18)}>
        <path d="M-64 -46H64V46H-64Z" strokeWidth="2" className="fill-surface" />
        <path d="M-48 -26H40M-48 -10H14" strokeWidth="2" />
        <path d="M-48 12H-6V32H-48Z" fill="currentColor" />
        <path d="M6 12H48V32H6Z" strokeWidth="1.75" />
        <path d="M22 17l10 10M32 17l-10 10" strokeWidth="1.75" />
        <path d="M-34 22l5 5l9 -10" className="text-surface" strokeWidth="2.25" />
      </g>
      <Person at={[0, -86]} radius={28} beat={20} />
    </At>
  );
}

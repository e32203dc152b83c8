/**
 * Drawing: a production line seen from the side, with the tasks of the four products: sensors at
 * the machines (edge), a sealed recipe (shield), the path from a defect to its cause (learning)
 * and a proposal for the supervisor (agents).
 */

import type { OfferingId } from '../../content/types.ts';
import { Callout, Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import {
  ArrowHead,
  circlePath,
  hexagonPath,
  Line,
  Person,
  type Point,
  range,
  Translate,
  tween,
} from './parts/svg-primitives.tsx';

// Paths of machines seen from the side: the middle is at x 0, the belt at y 0, the height about
// 220.

/** A press: a frame with a ram and its guides. */
const press =
  'M-66 0V-216H66V0M-48 0V-198H48V0M-66 -216L-48 -198M66 -216L48 -198M-32 -198V-120H32V-198M-44 -120H44V-92H-44ZM-8 -92V-64H8V-92M-44 -120V-30M44 -120V-30';

/** A milling robot: an arm with two joints over a fixture. */
const mill =
  'M-64 0V-34H-16V0M-56 -34V-60H-24V-34M-48 -60L-34 -148L-22 -144L-30 -60M-34 -148a12 12 0 1 0 14 -14L44 -196L50 -182L-16 -148M44 -196a12 12 0 1 1 8 16L46 -112H34L38 -178M30 -112H50V-92H30ZM36 -92V-60M44 -92V-60M40 -60V-40';

/** An oven: a tunnel with a chimney. */
const oven =
  'M-88 0V-170H88V0M-52 0V-64Q-52 -98 0 -98Q52 -98 52 -64V0M-38 0V-60Q-38 -84 0 -84Q38 -84 38 -60V0M40 -170V-214H66V-170M-64 -170V-190H-20V-170M-70 -142H-20M-70 -128H-20M-70 -114H-36M20 -142H70M20 -128H70';

/** An inspection gate: an arch with a camera whose view covers the belt. */
const inspection =
  'M-70 0V-200H70V0M-56 0V-186H56V0M-16 -186V-160H16V-186M-10 -160V-146H10V-160M-10 -146L-44 -34M10 -146L44 -34M-44 -34H44M0 -140V-124M0 -110V-94M0 -80V-64';

/** Machines in the order of production. */
const machines = [press, mill, oven, inspection] as const;

/** A segment of the conveyor belt on its rollers. */
function Belt({ from, to, y }: { from: number; to: number; y: number }) {
  const rollerSpacing = 44;
  const count = Math.floor((to - from) / rollerSpacing);
  return (
    <g className="text-muted">
      <path d={`M${from} ${y}H${to}M${from} ${y + 26}H${to}`} strokeWidth="1.5" />
      {range(count).map((index) => (
        <path
          key={index}
          d={circlePath([from + (index + 0.5) * rollerSpacing, y + 13], 9)}
          strokeWidth="0.9"
        />
      ))}
    </g>
  );
}

/** A machine with its sensor: a hexagon and two waves above it. */
function Station({ at, index }: { at: Point; index: number }) {
  return (
    <Translate to={at}>
      <path
        d={machines[index] ?? ''}
        className="text-text"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <g data-accent="edge" className="text-accent">
        <path d={hexagonPath([0, -232], 11)} fill="currentColor" stroke="none" />
        {[22, 33].map((radius, wave) => (
          <path
            key={radius}
            d={`M${-radius} -238A${radius} ${radius} 0 0 1 ${radius} -238`}
            strokeWidth="1.5"
            {...tween('pop', 1 + index * 1.2 + wave)}
          />
        ))}
      </g>
    </Translate>
  );
}

/** A workpiece on the belt, optionally with a scratch. */
function Workpiece({ at, isScratched }: { at: Point; isScratched?: boolean }) {
  return (
    <Translate to={at}>
      <path
        d="M-26 0V-22q0 -8 8 -8H18q8 0 8 8V0Z"
        className="fill-surface text-text"
        strokeWidth="1.75"
      />
      {isScratched && (
        <path
          d="M-14 -8L-4 -20L2 -12L14 -24"
          data-accent="learning"
          className="text-accent"
          strokeWidth="3"
          {...tween('wipe', 8)}
        />
      )}
    </Translate>
  );
}

/** The production recipe: a document inside a hexagon, the shape of the product Neural Shield. */
function Recipe({ at }: { at: Point }) {
  return (
    <Translate to={at}>
      <g data-accent="shield" className="text-accent">
        <path
          d={hexagonPath([0, 0], 40)}
          strokeWidth="2"
          className="fill-surface"
          {...tween('pop', 6)}
        />
        <path d="M-13 -18h26v36h-26ZM-7 -8h14M-7 0h14M-7 8h8" strokeWidth="1.5" />
      </g>
    </Translate>
  );
}

/**
 * The supervisor's screen with a proposal: two lines of text, and buttons to accept and to reject
 * it.
 */
function Proposal({ at }: { at: Point }) {
  return (
    <Translate to={at}>
      <g data-accent="agents" className="text-accent" {...tween('show', 18)}>
        <path d="M-64 -46H64V46H-64Z" strokeWidth="2" className="fill-surface" />
        <path d="M-48 -26H40M-48 -10H14" strokeWidth="2" />
        <path d="M-48 12H-6V32H-48Z" fill="currentColor" />
        <path d="M6 12H48V32H6Z" strokeWidth="1.75" />
        <path d="M22 17l10 10M32 17l-10 10" strokeWidth="1.75" />
        <path d="M-34 22l5 5l9 -10" className="text-surface" strokeWidth="2.25" />
      </g>
      <Person at={[0, -86]} radius={28} beat={20} />
    </Translate>
  );
}

/** The path from the defect back to the machine that caused it. */
function CausePath({ d, tip }: { d: string; tip: Point }) {
  return (
    <g data-accent="learning" className="text-accent">
      <path d={d} strokeWidth="3" {...tween('retrace', 10, 7)} />
      <ArrowHead at={tip} angle={-90} size={14} beat={16} />
    </g>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'line'>) {
  const stationXs = [130, 372, 614, 856] as const;
  const beltY = 430;
  const callouts: Readonly<Record<OfferingId, { at: Point; width: number }>> = {
    edge: { at: [0, 42], width: 270 },
    shield: { at: [482, 42], width: 270 },
    agents: { at: [1050, 24], width: 150 },
    learning: { at: [420, 548], width: 480 },
  };
  return (
    <Drawing
      size={[1200, 640]}
      lines={
        <>
          <Belt from={-180} to={1390} y={beltY} />
          {stationXs.map((x, index) => (
            <Station key={x} at={[x, beltY]} index={index} />
          ))}
          {[251, 493, 735].map((x) => (
            <Workpiece key={x} at={[x, beltY]} />
          ))}
          <Workpiece at={[984, beltY]} isScratched />
          <Recipe at={[493, 228]} />
          <Line
            from={[493, 188]}
            to={[493, 78]}
            beat={7}
            data-accent="shield"
            className="text-accent"
            strokeWidth="0.9"
          />
          <g data-accent="edge" className="text-accent" strokeWidth="1.5">
            <path
              d="M130 164V128H856V164M372 164V128M614 164V128"
              strokeDasharray="2 6"
              {...tween('wipe', 3, 6)}
            />
          </g>
          <CausePath
            d={`M984 ${beltY + 40}V488Q984 520 952 520H126Q94 520 94 488V${beltY + 46}`}
            tip={[94, beltY + 38]}
          />
          <Proposal at={[1118, 318]} />
        </>
      }
    >
      {(Object.keys(callouts) as OfferingId[]).map((id) => (
        <Callout
          key={id}
          {...callouts[id]}
          pin={id === 'learning' || id === 'agents' ? 'nw' : 'w'}
          accent={id}
          {...parts.products[id]}
        />
      ))}
      {parts.stations.map((station, index) => (
        <Label
          key={station}
          at={[stationXs[index] ?? 0, beltY + 40]}
          pin="n"
          text={<span className="bg-surface px-1">{station}</span>}
        />
      ))}
      <Label at={[1000, beltY + 40]} accent="learning" text={parts.defect} />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'line'>) {
  const beltYs = [250, 600] as const;
  const order: readonly OfferingId[] = ['edge', 'shield', 'learning', 'agents'];
  return (
    <Drawing
      size={[400, 1170]}
      lines={
        <>
          {beltYs.map((y) => (
            <Belt key={y} from={-30} to={436} y={y} />
          ))}
          {range(4).map((index) => (
            <Station
              key={index}
              at={[index % 2 ? 284 : 104, beltYs[index < 2 ? 0 : 1]]}
              index={index}
            />
          ))}
          <Workpiece at={[194, beltYs[0]]} />
          <Workpiece at={[194, beltYs[1]]} />
          <Workpiece at={[364, beltYs[1]]} isScratched />
          <Recipe at={[194, 120]} />
          <g transform="translate(340 1040) scale(.85)">
            <Proposal at={[0, 0]} />
          </g>
          <CausePath
            d="M364 636V662Q364 676 350 676H34Q14 676 14 656V316Q14 300 30 300H44Q58 300 58 288"
            tip={[58, 284]}
          />
        </>
      }
    >
      {parts.stations.map((station, index) => (
        <Label
          key={station}
          at={[index % 2 ? 284 : 116, (beltYs[index < 2 ? 0 : 1] ?? 0) + 36]}
          pin="n"
          text={<span className="bg-surface px-1">{station}</span>}
        />
      ))}
      <Label at={[400, 684]} pin="ne" accent="learning" text={parts.defect} />
      {order.map((id, row) => (
        <Callout
          key={id}
          at={[0, 722 + row * 112]}
          width={row > 1 ? 268 : 400}
          accent={id}
          {...parts.products[id]}
        />
      ))}
    </Drawing>
  );
}

export default function ProductionLine({ section }: IllustrationProps<'line'>) {
  return <Illustration section={section} theme="dark" Wide={Wide} Narrow={Narrow} />;
}

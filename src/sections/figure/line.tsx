import type { FigureOf, OfferingId } from '../../content/types.ts';
import { FigureFrame } from './parts/frame.tsx';
import { inspection, mill, oven, press } from './parts/machines.ts';
import { At, circle, hexagon, Line, move, Person, type Point, range, Tip } from './parts/pen.tsx';
import { Callout, Label, Sheet } from './parts/sheet.tsx';

type Parts = FigureOf<'line'>['parts'];

/** In the order of the work; each stands on the belt with its middle at 0. */
const machines = [press, mill, oven, inspection] as const;

/** A stretch of the belt on its rollers. */
function Belt({ from, to, y }: { from: number; to: number; y: number }) {
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
function Station({ at, index }: { at: Point; index: number }) {
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
function Part({ at, scratched }: { at: Point; scratched?: boolean }) {
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
function Recipe({ at }: { at: Point }) {
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
function Proposal({ at }: { at: Point }) {
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

function Trace({ d, tip, angle }: { d: string; tip: Point; angle: number }) {
  return (
    <g data-accent="learning" className="text-accent">
      <path d={d} strokeWidth="3" {...move('show', 10, 5)} />
      <Tip at={tip} angle={angle} size={14} beat={14} />
    </g>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const stations = [130, 372, 614, 856] as const;
  const belt = 430;
  const callouts: Readonly<Record<OfferingId, { at: Point; width: number }>> = {
    edge: { at: [0, 42], width: 270 },
    shield: { at: [482, 42], width: 270 },
    agents: { at: [1050, 24], width: 150 },
    learning: { at: [420, 548], width: 480 },
  };
  return (
    <Sheet
      fit="wide"
      size={[1200, 640]}
      lines={
        <>
          <Belt from={-180} to={1390} y={belt} />
          {stations.map((x, index) => (
            <Station key={x} at={[x, belt]} index={index} />
          ))}
          {[251, 493, 735].map((x) => (
            <Part key={x} at={[x, belt]} />
          ))}
          <Part at={[984, belt]} scratched />
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
              {...move('wipe', 3, 6)}
            />
          </g>
          <Trace
            d={`M984 ${belt + 40}V488Q984 520 952 520H162Q130 520 130 488V${belt + 48}`}
            tip={[130, belt + 40]}
            angle={-90}
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
        <Label key={station} at={[stations[index] ?? 0, belt + 40]} pin="n">
          <span className="bg-surface px-1">{station}</span>
        </Label>
      ))}
      <Label at={[1000, belt + 40]} tone="text-accent" accent="learning">
        {parts.defect}
      </Label>
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const belts = [250, 600] as const;
  const order: readonly OfferingId[] = ['edge', 'shield', 'learning', 'agents'];
  return (
    <Sheet
      fit="narrow"
      size={[400, 1100]}
      lines={
        <>
          {belts.map((y) => (
            <Belt key={y} from={-30} to={436} y={y} />
          ))}
          {range(4).map((index) => (
            <Station
              key={index}
              at={[index % 2 ? 284 : 104, belts[index < 2 ? 0 : 1]]}
              index={index}
            />
          ))}
          <Part at={[194, belts[0]]} />
          <Part at={[194, belts[1]]} />
          <Part at={[364, belts[1]]} scratched />
          <Recipe at={[194, 120]} />
          <g transform="translate(340 980) scale(.85)">
            <Proposal at={[0, 0]} />
          </g>
          <Trace
            d="M364 636V662Q364 676 350 676H34Q14 676 14 656V316Q14 296 34 296H90Q104 296 104 292"
            tip={[104, 286]}
            angle={-90}
          />
        </>
      }
    >
      {parts.stations.map((station, index) => (
        <Label
          key={station}
          at={[index % 2 ? 284 : 116, (belts[index < 2 ? 0 : 1] ?? 0) + 36]}
          pin="n"
        >
          <span className="bg-surface px-1">{station}</span>
        </Label>
      ))}
      <Label at={[400, 684]} pin="ne" tone="text-accent" accent="learning">
        {parts.defect}
      </Label>
      {order.map((id, row) => (
        <Callout
          key={id}
          at={[0, 722 + row * 92]}
          width={row > 1 ? 268 : 400}
          accent={id}
          {...parts.products[id]}
        />
      ))}
    </Sheet>
  );
}

/** A production line in elevation, with the four products at work on it. */
export default function LineFigure({ section }: { section: FigureOf<'line'> }) {
  return (
    <FigureFrame section={section} surface="ink">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}

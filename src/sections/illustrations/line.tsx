import type { OfferingId } from '../../content/types.ts';
import { Belt, Part, Proposal, Recipe, Station } from './parts/factory.tsx';
import { Callout, FigureFrame, type FigureOf, Label, Sheet } from './parts/responsive-svg.tsx';
import { Line, type Point, range, Tip, tween } from './parts/svg-primitives.tsx';

type Parts = FigureOf<'line'>['parts'];

function Trace({ d, tip, angle }: { d: string; tip: Point; angle: number }) {
  return (
    <g data-accent="learning" className="text-accent">
      <path d={d} strokeWidth="3" {...tween('retrace', 10, 7)} />
      <Tip at={tip} angle={angle} size={14} beat={16} />
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
              {...tween('wipe', 3, 6)}
            />
          </g>
          <Trace
            d={`M984 ${belt + 40}V488Q984 520 952 520H126Q94 520 94 488V${belt + 46}`}
            tip={[94, belt + 38]}
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
      size={[400, 1170]}
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
          <g transform="translate(340 1040) scale(.85)">
            <Proposal at={[0, 0]} />
          </g>
          <Trace
            d="M364 636V662Q364 676 350 676H34Q14 676 14 656V316Q14 300 30 300H44Q58 300 58 288"
            tip={[58, 284]}
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
          at={[0, 722 + row * 112]}
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
    <FigureFrame section={section} theme="dark">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}

import type { FigureOf } from '../../content/types.ts';
import { FigureFrame } from './parts/frame.tsx';
import { At, circle, Line, move, Person, type Point, range, Tip } from './parts/pen.tsx';
import { Label, Sheet } from './parts/sheet.tsx';

type Parts = FigureOf<'gate'>['parts'];

/** A case: a small file with as many lines as steps have been prepared. */
function Case({
  at,
  steps,
  beat,
  from,
  passed,
}: {
  at: Point;
  steps: number;
  beat: number;
  from: string;
  passed?: boolean;
}) {
  return (
    <At at={at}>
      <g {...move('show', beat)}>
        <g {...move('travel', beat, 6, from)}>
          <path d="M-21 -27h42v54h-42Z" strokeWidth="1.75" className="fill-surface" />
          <path
            d="M-21 -27h42v54h-42Z"
            fill="currentColor"
            fillOpacity={passed ? 0.9 : steps * 0.06}
            stroke="none"
          />
          <path
            d={range(steps)
              .map((step) => `M-12 ${-16 + step * 11}h${step === 3 ? 12 : 24}`)
              .join('')}
            strokeWidth="2.25"
            className={passed ? 'text-surface' : undefined}
          />
        </g>
      </g>
    </At>
  );
}

/** Two posts and two leaves, which swing open along the way. */
function Gate({ at, upright }: { at: Point; upright?: boolean }) {
  return (
    <g
      transform={`translate(${at[0]} ${at[1]})${upright ? ' rotate(90)' : ''}`}
      className="text-text"
    >
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(0 ${side * 62})`}>
          <path d={circle([0, 0], 5)} fill="currentColor" />
          <path d="M4 0H62" strokeWidth="3.5" {...move('turn', 16, 6, side * -90)} />
        </g>
      ))}
    </g>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const queue = [70, 210, 350, 490, 606] as const;
  return (
    <Sheet
      fit="wide"
      size={[1200, 570]}
      lines={
        <>
          <g className="text-line">
            <Line from={[-200, 350]} to={[1400, 350]} />
          </g>
          <g className="text-accent">
            <path
              d="M760 412C760 480 700 498 620 498H350C300 498 286 470 286 440V392"
              strokeDasharray="2 6"
              {...move('show', 21)}
            />
            <Tip at={[286, 390]} angle={-90} beat={22} />
            {queue.map((x, index) => (
              <Case
                key={x}
                at={[x, 350]}
                steps={Math.min(4, index)}
                beat={1 + (4 - index) * 1.6}
                from="-180 0"
              />
            ))}
            <Case at={[946, 350]} steps={4} beat={20} from="-340 0" passed />
            <Case at={[1076, 350]} steps={4} beat={4} from="-90 0" passed />
            <Tip at={[1198, 350]} size={14} beat={22} />
          </g>
          <g className="text-muted" strokeWidth="0.9">
            <path d="M40 292V276H640V292" {...move('wipe', 6, 6)} />
          </g>
          <Gate at={[760, 350]} />
          <g data-accent="human" className="text-accent">
            <Line from={[760, 138]} to={[760, 284]} beat={13} span={4} strokeWidth="2.5" />
          </g>
          <Person at={[760, 76]} radius={58} beat={11} />
        </>
      }
    >
      <Label at={[340, 262]} pin="s" look="title" tone="text-accent">
        {parts.agent}
      </Label>
      {parts.steps.map((step, index) => (
        <Label key={step} at={[queue[index + 1] ?? 0, 394]} pin="n">
          {step}
        </Label>
      ))}
      <Label at={[840, 76]} pin="w" width={300} look="title" tone="text-accent" accent="human">
        {parts.person}
      </Label>
      <Label at={[790, 250]} pin="w" look="loud" tone="text-text">
        {parts.yes}
      </Label>
      <Label at={[1011, 394]} pin="n" width={250}>
        {parts.done}
      </Label>
      <Label at={[490, 514]} pin="n" width={520}>
        {parts.no}
      </Label>
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const queue = [30, 112, 194, 276, 352] as const;
  return (
    <Sheet
      fit="narrow"
      size={[400, 820]}
      lines={
        <>
          <Line from={[110, -20]} to={[110, 800]} className="text-line" />
          <g className="text-accent">
            <path
              d="M46 450C16 440 10 420 10 380V180C10 160 20 152 46 152H70"
              strokeDasharray="2 6"
              {...move('show', 21)}
            />
            <Tip at={[76, 152]} beat={22} />
            {queue.map((y, index) => (
              <Case
                key={y}
                at={[110, y]}
                steps={Math.min(4, index)}
                beat={1 + (4 - index) * 1.6}
                from="0 -120"
              />
            ))}
            <Case at={[110, 610]} steps={4} beat={20} from="0 -240" passed />
            <Case at={[110, 700]} steps={4} beat={4} from="0 -60" passed />
            <Tip at={[110, 800]} angle={90} size={13} beat={22} />
          </g>
          <Gate at={[110, 450]} upright />
          <g data-accent="human" className="text-accent">
            <Line from={[266, 450]} to={[182, 450]} beat={13} span={4} strokeWidth="2.5" />
          </g>
          <Person at={[310, 450]} radius={42} beat={11} />
        </>
      }
    >
      {parts.steps.map((step, index) => (
        <Label key={step} at={[150, queue[index + 1] ?? 0]} pin="w">
          {step}
        </Label>
      ))}
      <Label at={[150, 30]} pin="w" width={250} look="title" tone="text-accent">
        {parts.agent}
      </Label>
      <Label at={[400, 508]} pin="ne" width={210} look="title" tone="text-accent" accent="human">
        {parts.person}
      </Label>
      <Label at={[400, 388]} pin="se" look="loud" tone="text-text">
        {parts.yes}
      </Label>
      <Label at={[150, 655]} pin="w" width={230}>
        {parts.done}
      </Label>
      <Label at={[150, 740]} pin="nw" width={250}>
        {parts.no}
      </Label>
    </Sheet>
  );
}

/** Cases are prepared by an agent, queue at a gate, and pass when a person says yes. */
export default function GateFigure({ section }: { section: FigureOf<'gate'> }) {
  return (
    <FigureFrame section={section} surface="ink">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}

/**
 * Drawing: the vibration of a machine over time. A change is detected, the failure is predicted,
 * and the repair comes before it.
 */

import { Callout, Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import {
  Dot,
  evenlySpaced,
  Line,
  noise,
  type Point,
  polylinePath,
  range,
  round,
  tween,
} from './parts/svg-primitives.tsx';

/** Times of the three events, as shares of the time axis. */
const times = { detection: 0.36, repair: 0.64, failure: 0.9 } as const;
/** Number of points of the trace. */
const samples = 500;
/** Amplitude of the machine in good order, as a share of the limit. */
const restAmplitude = 0.13;

/**
 * Amplitude of the vibration without repair, as a share of the limit. It is constant at first, and
 * grows from shortly before the detection until it reaches the limit at the failure.
 */
const amplitudeAt = (share: number) =>
  restAmplitude +
  (1 - restAmplitude) *
    Math.max(0, (share - times.detection * 0.8) / (times.failure - times.detection * 0.8)) ** 1.7;

/** Deflection of a sample: two sine waves and noise. `share` is its position on the time axis. */
const deflectionAt = (index: number, share: number, amplitude: number) =>
  amplitude *
  (0.62 * Math.sin(index * 1.9) + 0.38 * Math.sin(index * 0.83 + 1) + (noise(index) - 0.5) * 0.5) *
  (0.82 + 0.18 * Math.sin(share * 40));

/** Coordinate system of the trace, which is drawn like a roll of chart paper. */
interface Roll {
  /** Point at a share of the time axis and a deflection, where -1 and 1 are the limits. */
  at(share: number, deflection: number): Point;
  /** Whether the time axis is vertical. */
  isVertical?: boolean;
  /** Length by which the paper continues at both ends, as a share of the time axis. */
  bleed: number;
}

/** Path of the vibration between two times. */
const tracePath = (roll: Roll, from: number, to: number, amplitude: (share: number) => number) =>
  polylinePath(
    range(samples)
      .map((index) => ({
        index,
        share: (index / (samples - 1)) * (1 + 2 * roll.bleed) - roll.bleed,
      }))
      .filter(({ share }) => share >= from && share <= to)
      .map(({ index, share }) => roll.at(share, deflectionAt(index, share, amplitude(share)))),
  );

function Lines({ roll, gridLineCount }: { roll: Roll; gridLineCount: number }) {
  const revealTween = roll.isVertical ? 'sink' : 'wipe';
  const envelope = (side: number) =>
    polylinePath(
      evenlySpaced(times.repair, times.failure, 24).map((share) =>
        roll.at(share, side * amplitudeAt(share)),
      ),
    );
  return (
    <>
      <g className="text-line" strokeWidth="0.75">
        {evenlySpaced(0, 1, gridLineCount).map((share) => (
          <path key={share} d={polylinePath([roll.at(share, -1.16), roll.at(share, 1.16)])} />
        ))}
        {[-0.5, 0, 0.5].map((deflection) => (
          <path
            key={deflection}
            d={polylinePath([
              roll.at(-roll.bleed, deflection),
              roll.at(1 + roll.bleed, deflection),
            ])}
          />
        ))}
      </g>
      <g className="text-text" strokeDasharray="9 5">
        <path d={polylinePath([roll.at(-roll.bleed, 1), roll.at(1 + roll.bleed, 1)])} />
        <path d={polylinePath([roll.at(-roll.bleed, -1), roll.at(1 + roll.bleed, -1)])} />
      </g>
      <g className="text-muted">
        <path
          d={tracePath(roll, times.repair, times.failure, amplitudeAt)}
          strokeOpacity="0.45"
          strokeWidth="1"
          {...tween(revealTween, 12, 5)}
        />
        {[1, -1].map((side) => (
          <path
            key={side}
            d={envelope(side)}
            strokeDasharray="3 5"
            {...tween(revealTween, 11, 6)}
          />
        ))}
      </g>
      <g className="text-accent" strokeWidth="1.6" strokeLinejoin="round">
        <path
          d={tracePath(roll, -roll.bleed, times.repair, amplitudeAt)}
          {...tween(revealTween, 0, 11)}
        />
        <path
          d={tracePath(roll, times.repair + 0.004, 1 + roll.bleed, () => restAmplitude)}
          {...tween(revealTween, 19, 6)}
        />
      </g>
      <Line
        from={roll.at(times.detection, -1.3)}
        to={roll.at(times.detection, 1.16)}
        className="text-accent"
        strokeWidth="1.5"
        beat={7}
      />
      <Line
        from={roll.at(times.repair, -1.3)}
        to={roll.at(times.repair, 1.16)}
        className="text-text"
        strokeWidth="2.5"
        beat={17}
      />
      <g className="text-text" {...tween('pop', 16)}>
        <Dot at={roll.at(times.failure, 1)} radius={7} isOpen />
        <Dot at={roll.at(times.failure, -1)} radius={7} isOpen />
      </g>
    </>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'trace'>) {
  const roll: Roll = {
    at: (share, deflection) => [round(share * 1200), round(290 + deflection * 150)],
    bleed: 0.07,
  };
  return (
    <Drawing size={[1200, 560]} lines={<Lines roll={roll} gridLineCount={31} />}>
      <Callout at={[times.detection * 1200, 84]} pin="sw" width={290} {...parts.detection} />
      <Callout at={[times.repair * 1200, 84]} pin="sw" width={300} tone="text" {...parts.repair} />
      <Label at={[0, 130]} pin="sw" tone="text" text={parts.limit} />
      <Label at={[times.failure * 1200 + 24, 476]} pin="ne" width={420} text={parts.forecast} />
      <Label at={[0, 476]} text={parts.axis} />
      <Label at={[1200, 256]} pin="se" tone="accent" text={parts.afterRepair} />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'trace'>) {
  const height = 860;
  const roll: Roll = {
    at: (share, deflection) => [round(105 + deflection * 78), round(share * height)],
    isVertical: true,
    bleed: 0,
  };
  return (
    <Drawing size={[400, height]} lines={<Lines roll={roll} gridLineCount={29} />}>
      <Label at={[206, 4]} width={194} text={parts.axis} />
      <Label at={[206, 92]} width={194} tone="text" text={parts.limit} />
      <Callout at={[206, times.detection * height]} pin="w" width={194} {...parts.detection} />
      <Callout
        at={[206, times.repair * height]}
        pin="w"
        width={194}
        tone="text"
        {...parts.repair}
      />
      <Label at={[206, times.failure * height - 40]} pin="w" width={194} text={parts.forecast} />
      <Label at={[206, height]} pin="sw" width={194} tone="accent" text={parts.afterRepair} />
    </Drawing>
  );
}

export default function Trace({ section }: IllustrationProps<'trace'>) {
  return <Illustration section={section} theme="light" Wide={Wide} Narrow={Narrow} />;
}

import { At, noise, type Point, round, tween } from './svg-primitives.tsx';

/** A record's fingerprint as bars; the same number gives the same bars. */
function fingerprint(seed: number, width: number) {
  let x = 0;
  let d = '';
  for (let index = 0; x < width - 6; index += 1) {
    const bar = round(1.5 + noise(index, seed + 60) * 4.5);
    d += `M${round(x + bar / 2)} 0v1`;
    x += bar + 2 + noise(index, seed + 90) * 4;
  }
  return d;
}

/** Bars of unequal weight: three strokes of the same pattern, each a part of it. */
function Bars({
  seed,
  at,
  width,
  height,
}: {
  seed: number;
  at: Point;
  width: number;
  height: number;
}) {
  const marks = fingerprint(seed, width).split('M').slice(1);
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(1 ${height})`}>
      {[1.5, 3, 4.5].map((weight, part) => (
        <path
          key={weight}
          strokeWidth={weight}
          d={marks
            .filter((_, index) => Math.floor(noise(index, seed + 70) * 3) === part)
            .map((mark) => `M${mark}`)
            .join('')}
        />
      ))}
    </g>
  );
}

export interface Card {
  width: number;
  height: number;
  /** Middle of the upper and of the lower fingerprint. */
  upper: number;
  lower: number;
}

interface RecordProps {
  card: Card;
  at: Point;
  /** Fingerprint of the one before, if there is one, and its own. */
  before: number | null;
  own: number;
  beat: number;
  altered?: boolean;
}

/** One entry of the trail: two rows of bars and what it says. */
export function RecordSheet({
  card: { width, height, upper, lower },
  at,
  before,
  own,
  beat,
  altered,
}: RecordProps) {
  return (
    <At at={at}>
      <g {...tween('show', beat)} className={altered ? 'text-muted' : 'text-text'}>
        <path
          d={`M0 0H${width}V${height}H0Z`}
          strokeWidth="1.75"
          strokeDasharray={altered ? '3 6' : undefined}
          className="fill-surface"
        />
        <path
          className="text-line"
          strokeWidth="2"
          d={[0.56, 0.66]
            .map(
              (share, row) => `M14 ${round(height * share)}h${round(width * (row ? 0.46 : 0.7))}`,
            )
            .join('')}
        />
        <g className={altered ? 'text-muted' : 'text-accent'}>
          {before !== null && (
            <Bars seed={before} at={[14, upper - 10]} width={width - 28} height={20} />
          )}
          <Bars seed={own} at={[14, lower - 10]} width={width - 28} height={20} />
        </g>
      </g>
    </At>
  );
}

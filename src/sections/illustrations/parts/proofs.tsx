import {
  circle,
  Dot,
  hexagon,
  Line,
  noise,
  Person,
  type Point,
  polyline,
  range,
  tween,
} from './svg-primitives.tsx';

/** What was known: readings with their check. */
function Known({ beat }: { beat: number }) {
  return (
    <g {...tween('wipe', beat, 4)}>
      {[-34, -8, 18].map((y, row) => (
        <path
          key={y}
          d={polyline(
            range(22).map(
              (index): Point => [
                -70 + index * 4.6,
                Math.round(y + (noise(index, row + 20) - 0.5) * 13),
              ],
            ),
          )}
        />
      ))}
      <path d={hexagon([56, -8], 22)} strokeWidth="1.75" className="fill-surface" />
      <path d="M47 -8l7 7l11 -14" strokeWidth="2.25" />
    </g>
  );
}

/** What was weighed: three reasons, one of them heavier. */
function Weighed({ beat }: { beat: number }) {
  const reasons: readonly Point[] = [
    [-62, -38],
    [-62, 0],
    [-62, 38],
  ];
  return (
    <>
      {reasons.map((reason, index) => (
        <g key={index}>
          <Line
            from={[reason[0] + 10, reason[1]]}
            to={[44, 0]}
            beat={beat + index}
            strokeWidth={index === 1 ? 4 : 1.25}
          />
          <Dot at={reason} radius={index === 1 ? 10 : 6} open={index !== 1} />
        </g>
      ))}
      <path d={circle([58, 0], 14)} strokeWidth="2" className="fill-surface" />
      <path d={circle([58, 0], 6)} fill="currentColor" stroke="none" />
    </>
  );
}

/** Who approved: a person and a signature. */
function Approved({ beat }: { beat: number }) {
  return (
    <>
      <Person at={[-46, 0]} radius={27} beat={beat} />
      <path d="M-6 32H80" className="text-line" />
      <path
        d="M-2 22C10 -26 22 -26 16 6C12 26 22 22 28 6C32 -4 36 -2 35 8C34 20 42 16 47 6C50 0 54 2 54 10C56 16 66 12 78 2"
        strokeWidth="2.5"
        {...tween('wipe', beat + 2, 5)}
      />
    </>
  );
}

export const proofs = [Known, Weighed, Approved];

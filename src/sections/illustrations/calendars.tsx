/**
 * Drawing: two calendars of the same month, with the days of the financial close today and with
 * the suite.
 */

import { claimKinds, claimOf } from '../../content/claims.ts';
import { Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import { type Point, range, Translate, tween } from './parts/svg-primitives.tsx';

/** Working days until the books are closed: 12 to 3 is the 75% reduction of the specification. */
const closingDays = { before: 12, after: 3 } as const;
const weeks = 5;
const workdays = 5;

/** Calendar cells of the working days of a month that begins on a Wednesday. */
const days = range(weeks * workdays)
  .map((index) => ({ column: index % workdays, row: Math.floor(index / workdays) }))
  .filter(({ column, row }) => row > 0 || column >= 2);

/**
 * A month of a wall calendar: two rings, a head, and rows of weeks whose weekend days are half as
 * wide. `cell` is the side of a working day's square.
 */
function Month({ cell }: { cell: number }) {
  const [width, height] = [cell * 6, cell * weeks];
  return (
    <>
      <g className="text-line">
        {range(weeks - 1).map((row) => (
          <path key={row} d={`M0 ${(row + 1) * cell}H${width}`} />
        ))}
        {range(workdays).map((column) => (
          <path key={column} d={`M${(column + 1) * cell} 0V${height}`} />
        ))}
        <path d={`M${width - cell / 2} 0V${height}`} />
      </g>
      <g className="text-text">
        <path d={`M0 ${-cell * 0.34}H${width}V${height}H0Z`} strokeWidth="1.75" />
        <path d={`M0 0H${width}`} strokeWidth="3" />
        <path
          d={[0.22, 0.78]
            .map((share) => `M${width * share} ${-cell * 0.14}v${-cell * 0.42}`)
            .join('')}
          strokeWidth="3"
        />
      </g>
    </>
  );
}

/** Upper left point of a day's cell. */
const dayCorner = (cell: number, day: number): Point => {
  const { column = 0, row = 0 } = days[day] ?? {};
  return [column * cell, row * cell];
};

/** The financial close today: twelve hatched days. */
function CloseBefore({ at, cell }: { at: Point; cell: number }) {
  const hatch = range(7)
    .map((line) => ((line + 1) * cell * 2) / 8)
    .map((sum) => {
      const low = Math.max(0, sum - cell);
      const high = Math.min(cell, sum);
      return `M${low} ${high}L${high} ${low}`;
    })
    .join('');
  return (
    <Translate to={at}>
      <Month cell={cell} />
      <g className="text-muted" strokeWidth="1">
        {range(closingDays.before).map((day) => (
          <Translate key={day} to={dayCorner(cell, day)}>
            <path d={hatch} {...tween('show', 1 + day * 0.8)} />
          </Translate>
        ))}
      </g>
    </Translate>
  );
}

/**
 * The financial close with the suite: three filled days, circles on the days that become free, and
 * a check mark on every day after the third.
 */
function CloseAfter({ at, cell }: { at: Point; cell: number }) {
  return (
    <Translate to={at}>
      <g className="text-accent">
        {range(closingDays.after).map((day) => (
          <Translate key={day} to={dayCorner(cell, day)}>
            <path
              d={`M0 0h${cell}v${cell}h${-cell}Z`}
              fill="currentColor"
              stroke="none"
              {...tween('show', 12 + day * 0.8)}
            />
          </Translate>
        ))}
      </g>
      <Month cell={cell} />
      <g className="text-accent" strokeWidth="2">
        {days.map(({ column, row }, day) =>
          day < closingDays.after ? null : (
            <path
              key={day}
              d={`M${(column + 0.12) * cell} ${(row + 0.76) * cell}l${cell * 0.07} ${cell * 0.08}l${cell * 0.12} ${-cell * 0.16}`}
            />
          ),
        )}
        {range(closingDays.before - closingDays.after).map((index) => {
          const [x, y] = dayCorner(cell, index + closingDays.after);
          return (
            <Translate key={index} to={[x + cell * 0.6, y + cell * 0.42]}>
              <circle r={cell * 0.17} {...tween('pop', 16 + index * 0.6)} />
            </Translate>
          );
        })}
      </g>
    </Translate>
  );
}

/** Symbols of the legend: a day that becomes free, and a day of daily work. */
function LegendSymbols({ freed, daily, cell }: { freed: Point; daily: Point; cell: number }) {
  return (
    <g className="text-accent" strokeWidth="2">
      <Translate to={freed}>
        <circle r={cell * 0.15} />
      </Translate>
      <Translate to={daily}>
        <path
          d={`M${-cell * 0.12} 0l${cell * 0.08} ${cell * 0.09}l${cell * 0.14} ${-cell * 0.18}`}
        />
      </Translate>
    </g>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'calendars'>) {
  const { figure, label, kind } = claimOf(parts.claim);
  const cell = 68;
  return (
    <Drawing
      size={[1200, 480]}
      lines={
        <>
          <CloseBefore at={[0, 50]} cell={cell} />
          <CloseAfter at={[464, 50]} cell={cell} />
          <LegendSymbols freed={[928, 314]} daily={[928, 374]} cell={cell} />
        </>
      }
    >
      <Label at={[0, 412]} width={400} text={parts.before} />
      <Label at={[464, 412]} width={400} tone="accent" text={parts.after} />
      <Label at={[908, 20]} textStyle="huge" tone="text" text={figure} />
      <Label at={[914, 152]} textStyle="title" tone="text" text={label} />
      <Label at={[914, 182]} textStyle="note" tone="accent" text={claimKinds[kind].name} />
      <Label at={[950, 314]} pin="w" width={240} textStyle="note" text={parts.freed} />
      <Label at={[950, 374]} pin="w" width={240} textStyle="note" text={parts.dailyWork} />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'calendars'>) {
  const { figure, label, kind } = claimOf(parts.claim);
  const cell = 58;
  return (
    <Drawing
      size={[400, 1130]}
      lines={
        <>
          <CloseBefore at={[1, 150]} cell={cell} />
          <CloseAfter at={[1, 590]} cell={cell} />
          <LegendSymbols freed={[14, 985]} daily={[14, 1055]} cell={cell} />
        </>
      }
    >
      <Label at={[-4, 0]} textStyle="huge" tone="text" text={figure} />
      <Label at={[400, 50]} pin="se" textStyle="note" tone="accent" text={claimKinds[kind].name} />
      <Label at={[400, 74]} pin="se" textStyle="title" tone="text" text={label} />
      <Label at={[0, 454]} width={400} text={parts.before} />
      <Label at={[0, 894]} width={400} tone="accent" text={parts.after} />
      <Label at={[42, 985]} pin="w" width={350} textStyle="note" text={parts.freed} />
      <Label at={[42, 1055]} pin="w" width={350} textStyle="note" text={parts.dailyWork} />
    </Drawing>
  );
}

export default function Calendars({ section }: IllustrationProps<'calendars'>) {
  return <Illustration section={section} theme="light" Wide={Wide} Narrow={Narrow} />;
}

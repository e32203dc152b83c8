import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { nameOfInterest } from '../../supabase/functions/_shared/contact-schema.ts';
import type { Statistics } from '../../supabase/functions/_shared/desk.ts';
import { api } from './api.ts';
import { queryKeys } from './cache.ts';
import { dayName, formatDuration, pluralize } from './labels.ts';
import { hashOf } from './route.ts';
import { EmptyState, Skeleton, tryAgain } from './states.tsx';

const secondsSince = (iso: string) => (Date.now() - Date.parse(iso)) / 1000;

/** A number in large type with its name and a remark. */
function Stat({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className="rule-top grid content-start gap-2 pt-4">
      <dt className="type-label text-muted">{name}</dt>
      <dd className="type-display tabular-nums">{value}</dd>
      {children && <dd className="text-muted">{children}</dd>}
    </div>
  );
}

/** The page "At a glance": the last 90 days as three numbers and two charts. */
export function Dashboard() {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.statistics,
    queryFn: api.statistics,
    staleTime: 0,
  });
  const total = data?.days.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <main className="min-h-0 overflow-y-auto px-gutter py-10">
      <div className="mx-auto grid max-w-[110rem] gap-14">
        <h1 className="type-head">Ninety days at a glance</h1>
        {error && <EmptyState title="The figures did not arrive" action={tryAgain(refetch)} />}
        {!data && !error && <Skeleton rows={4} />}
        {data && (
          <>
            <dl className="grid gap-8 sm:grid-cols-3">
              <Stat name="Requests" value={total.toLocaleString('en')}>
                without spam
              </Stat>
              <Stat
                name="Median time to first answer"
                value={data.medianSeconds === null ? '–' : formatDuration(data.medianSeconds)}
              >
                {data.answered === 0
                  ? 'none has been answered yet'
                  : `of ${data.answered.toLocaleString('en')} answered`}
              </Stat>
              <Stat
                name="Oldest unanswered"
                value={data.oldest ? formatDuration(secondsSince(data.oldest.createdAt)) : 'None'}
              >
                {data.oldest && (
                  <a
                    className="text-link inline-flex min-h-6 items-center"
                    href={hashOf({ page: 'requests', view: 'all', id: data.oldest.id })}
                  >
                    Open it
                  </a>
                )}
              </Stat>
            </dl>
            <DayChart days={data.days} />
            <InterestChart interests={data.interests} />
          </>
        )}
      </div>
    </main>
  );
}

/**
 * A chart as plain SVG. It has a sentence as its accessible name, and a table of its data.
 */
function Chart({
  title,
  sentence,
  rowName,
  rows,
  children,
}: {
  title: string;
  /** Accessible name of the chart. */
  sentence: string;
  /** What each row of the table is for, as the name of its column. */
  rowName: string;
  rows: readonly (readonly [string, number])[];
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-title mb-4">
        {title}
      </h2>
      <div role="img" aria-label={sentence}>
        {children}
      </div>
      <details className="mt-3">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          The same as a table
        </summary>
        <section
          className="max-h-96 overflow-y-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
          tabIndex={0}
          aria-label={`${title}, table`}
        >
          <table className="w-full max-w-120">
            <thead>
              <tr>
                <th scope="col" className="type-label py-2 text-left text-muted">
                  {rowName}
                </th>
                <th scope="col" className="type-label py-2 text-right text-muted">
                  Requests
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, count]) => (
                <tr key={name} className="rule-top">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {name}
                  </th>
                  <td className="py-1.5 text-right tabular-nums">{count.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

/** The smallest of 1, 2, 4, 5 and 10 times a power of ten that is not below the largest value. */
function axisMaximum(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, 1)));
  return [1, 2, 4, 5, 10].map((step) => step * power).find((maximum) => maximum >= largest)!;
}

/** Bars for the number of requests on each day. One unit of the SVG is a day and a request. */
export function DayChart({ days }: Pick<Statistics, 'days'>) {
  const largest = Math.max(...days.map(({ count }) => count), 0);
  const axisTop = Math.max(axisMaximum(largest), 4);
  const busiest = days.find(({ count }) => count === largest);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const sentence =
    busiest && largest > 0
      ? `${pluralize(total, 'request')} in ${days.length} days; the most on ${dayName(busiest.day)}: ${largest}.`
      : `No request in ${days.length} days.`;
  return (
    <Chart
      title="By day"
      sentence={sentence}
      rowName="Day"
      rows={days.toReversed().map(({ day, count }) => [dayName(day), count] as const)}
    >
      <div className="relative mt-8 h-52 lg:h-72" aria-hidden="true">
        <svg
          viewBox={`0 0 ${days.length} ${axisTop}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible text-text"
        >
          {[0, axisTop / 2, axisTop].map((line) => (
            <path
              key={line}
              d={`M0 ${axisTop - line}H${days.length}`}
              stroke={line === 0 ? 'currentColor' : 'var(--line)'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ day, count }, index) => (
            <rect
              key={day}
              x={index + 0.14}
              y={axisTop - count}
              width={0.72}
              height={count}
              fill="currentColor"
            />
          ))}
        </svg>
        {[axisTop, axisTop / 2].map((line) => (
          <span
            key={line}
            className="type-label absolute left-0 -translate-y-full text-muted"
            style={{ top: `${100 - (line / axisTop) * 100}%` }}
          >
            {line}
          </span>
        ))}
      </div>
      <div className="type-label relative mt-2 h-[1.6em] text-muted normal-case" aria-hidden="true">
        {days.map(({ day }, index) =>
          day.endsWith('-01') ? (
            <span
              key={day}
              className="absolute"
              style={{ left: `${(index / days.length) * 100}%` }}
            >
              {dayName(day).replace(/ \d{4}$/, '')}
            </span>
          ) : null,
        )}
      </div>
    </Chart>
  );
}

/** Bars for the number of requests with each interest, the most frequent first. */
function InterestChart({ interests }: Pick<Statistics, 'interests'>) {
  const rows = Object.entries(interests)
    .map(([name, count]) => [nameOfInterest(name) ?? 'None chosen', count] as const)
    .sort(([, countA], [, countB]) => countB - countA);
  const largest = Math.max(...rows.map(([, count]) => count), 1);
  return (
    <Chart
      title="By interest"
      sentence={
        rows.length > 0
          ? rows.map(([name, count]) => `${name}: ${count}`).join('; ')
          : 'No request in 90 days.'
      }
      rowName="Interest"
      rows={rows}
    >
      <div className="grid gap-3">
        {rows.map(([name, count]) => (
          <div key={name} className="grid items-center gap-x-5 sm:grid-cols-[15rem_minmax(0,1fr)]">
            <span>{name}</span>
            <span className="flex items-center gap-3">
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="h-6 flex-none text-text"
                style={{ width: `${Math.max((count / largest) * 85, 0.5)}%` }}
                aria-hidden="true"
              >
                <rect width="100" height="10" fill="currentColor" />
              </svg>
              <span className="tabular-nums">{count.toLocaleString('en')}</span>
            </span>
          </div>
        ))}
      </div>
    </Chart>
  );
}

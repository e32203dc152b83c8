import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from './api.ts';
import { queryKeys } from './cache.ts';
import { DayChart, InterestChart } from './charts.tsx';
import { formatDuration } from './labels.ts';
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

import type { ReactNode } from 'react';
import { type Counts, type DeskView, deskViews } from '../../supabase/functions/_shared/desk.ts';
import { cn } from '../lib/cn.ts';
import { viewNames } from './labels.ts';
import { hashOf } from './route.ts';

const countOf = (counts: Counts, view: DeskView): number =>
  view === 'all'
    ? Object.values(counts).reduce((sum, count) => sum + count, 0)
    : (counts[view] ?? 0);

/** The parts of the desk, each with how many it holds. */
export function Views({
  view,
  counts,
  children,
}: {
  view: DeskView;
  counts: Counts;
  children: ReactNode;
}) {
  return (
    <div className="h-full lg:overflow-y-auto lg:border-r lg:border-line lg:py-4">
      <nav aria-label="Views" className="max-lg:overflow-x-auto">
        <ul className="flex px-2 lg:grid lg:px-0">
          {deskViews.map((name) => {
            const isCurrent = name === view;
            return (
              <li key={name} className={cn(name === 'all' && 'lg:rule-top lg:mt-2 lg:pt-2')}>
                <a
                  href={hashOf({ page: 'requests', view: name, id: null })}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={cn(
                    'flex min-h-11 items-center gap-2.5 whitespace-nowrap px-3 -outline-offset-2 hover:bg-raised lg:px-6',
                    isCurrent &&
                      'font-semibold shadow-[inset_0_-3px_0_var(--text)] lg:bg-raised lg:shadow-[inset_3px_0_0_var(--text)]',
                  )}
                >
                  {name !== 'all' && <span aria-hidden="true" className="mark" data-view={name} />}
                  {name === 'all' && (
                    <span aria-hidden="true" className="w-[0.7em] max-lg:hidden" />
                  )}
                  {viewNames[name]}
                  <span className="type-label tabular-nums text-muted lg:ml-auto">
                    {countOf(counts, name).toLocaleString('en')}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="flex flex-wrap items-start justify-between gap-x-4 px-5 lg:mt-4 lg:grid lg:px-6">
        {children}
      </div>
    </div>
  );
}

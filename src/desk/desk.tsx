/**
 * The desk. Its requests are in views (new, unverified, in progress, answered, spam), each of which
 * is a list beside the open request.
 */

import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Bootstrap,
  type Counts,
  type DeskView,
  deskViews,
  type Filter,
  type Row,
} from '../../supabase/functions/_shared/desk.ts';
import { site } from '../content/site.ts';
import { cn } from '../lib/cn.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { api } from './api.ts';
import { notify } from './changes.ts';
import type { DeskContext } from './context.ts';
import { Dashboard } from './dashboard.tsx';
import { ConflictDialog, EraseDialog, ShortcutsDialog } from './dialogs.tsx';
import { Filters, type FilterValues, SearchField, toFilter } from './filters.tsx';
import { Header } from './header.tsx';
import { viewNames } from './labels.ts';
import { List } from './list.tsx';
import { DeliveryNotice, OfflineNotice, Snackbar } from './notices.tsx';
import { RequestPane } from './request.tsx';
import { hashOf, useRoute } from './route.ts';
import { useActions } from './use-actions.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { usePoll, useRequests } from './use-requests.ts';
import { Users } from './users.tsx';

/** The desk of a signed-in person: its pages, notices, dialogs and shortcuts. */
export function Desk({ bootstrap }: { bootstrap: Bootstrap }) {
  const route = useRoute();
  const view = route.page === 'requests' ? route.view : 'all';
  const openId = route.page === 'requests' ? route.id : null;
  const [filterValues, setFilterValues] = useState<FilterValues>({});
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [rowToErase, setRowToErase] = useState<Row | null>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const filter = useDeferredValue(
    useMemo(() => toFilter(view, filterValues), [view, filterValues]),
  );
  const list = useRequests(filter);
  const poll = usePoll(filter, bootstrap.now);
  const context: DeskContext = {
    bootstrap,
    canChange: bootstrap.me.role !== 'reader',
    isAdmin: bootstrap.me.role === 'admin',
  };
  const actions = useActions({ rows: list.rows, view, openId, context });

  useHotkeys({
    ...(route.page === 'requests' && actions.keys),
    '/': () => searchRef.current?.focus(),
    '?': () => setHelpOpen(true),
    Escape: actions.escape,
  });
  useTitle(bootstrap);

  return (
    <div className="desk" data-theme="light">
      <Header context={context} route={route} onHelp={() => setHelpOpen(true)}>
        <SearchField
          filterValues={filterValues}
          onFilterChange={setFilterValues}
          inputRef={searchRef}
        />
      </Header>
      <DeliveryNotice health={bootstrap.health} />
      {route.page === 'glance' && <Dashboard />}
      {route.page === 'people' && <Users context={context} />}
      {route.page === 'requests' && (
        <main className="desk-columns">
          <h1 className="sr-only">Requests</h1>
          <div className={cn(openId && 'max-lg:hidden')}>
            <Views view={view} counts={bootstrap.counts}>
              <Filters
                filterValues={filterValues}
                onFilterChange={setFilterValues}
                bootstrap={bootstrap}
              />
              {context.canChange && <ExportButton filter={filter} />}
            </Views>
          </div>
          <List
            className={cn(openId && 'max-lg:hidden')}
            list={list}
            filter={filter}
            actions={actions}
            context={context}
            onClearFilters={() => setFilterValues({})}
          />
          <RequestPane
            key={openId}
            id={openId}
            context={context}
            actions={actions}
            onErase={setRowToErase}
          />
        </main>
      )}
      <OfflineNotice isFailing={poll.isError} />
      <Snackbar />
      <ConflictDialog staff={bootstrap.staff} />
      {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
      {rowToErase && <EraseDialog row={rowToErase} onClose={() => setRowToErase(null)} />}
    </div>
  );
}

/** Shows the number of new and unverified requests in the title of the document. */
function useTitle({ counts }: Bootstrap) {
  const count = (counts.new ?? 0) + (counts.unverified ?? 0);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}Desk · ${site.name}`;
  }, [count]);
}

/** Number of requests in a view. */
const getCount = (counts: Counts, view: DeskView): number =>
  view === 'all'
    ? Object.values(counts).reduce((sum, count) => sum + count, 0)
    : (counts[view] ?? 0);

/** Links to the views, each with its number of requests, and controls of the current view. */
function Views({
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
                  <span
                    aria-hidden="true"
                    className={name === 'all' ? 'w-[0.7em] max-lg:hidden' : 'mark'}
                    data-view={name}
                  />
                  <span>{viewNames[name]}</span>
                  <span className="type-label tabular-nums text-muted lg:ml-auto">
                    {getCount(counts, name).toLocaleString('en')}
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

/** A button that downloads all requests that match the filter, as CSV. */
function ExportButton({ filter }: { filter: Filter }) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const fileName = `requests-${filter.view}-${new Date().toISOString().slice(0, 10)}.csv`;
      saveFile(await api.export(filter), fileName);
    } catch {
      notify('The file did not arrive. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="sm" disabled={isBusy} onClick={download} className="my-2">
      <span>{isBusy ? 'Exporting…' : 'Export CSV'}</span>
      <span className="sr-only">{` of ${viewNames[filter.view]}`}</span>
    </Button>
  );
}

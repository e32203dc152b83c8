import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Bootstrap, Filter, Row } from '../../supabase/functions/_shared/desk.ts';
import { site } from '../content/site.ts';
import { cn } from '../lib/cn.ts';
import { Dashboard } from './dashboard.tsx';
import { ConflictDialog, Erase, Shortcuts } from './dialogs.tsx';
import { Export } from './export.tsx';
import { Filters, type FilterValues } from './filters.tsx';
import { Header } from './header.tsx';
import { List } from './list.tsx';
import { RequestPane } from './request.tsx';
import { navigate, useRoute } from './route.ts';
import { OfflineNotice, Snackbar } from './snackbar.tsx';
import { useActions } from './use-actions.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { usePoll, useRequests } from './use-requests.ts';
import { Users } from './users.tsx';
import { Views } from './views.tsx';

/** What the parts of the desk share. */
export interface DeskContext {
  bootstrap: Bootstrap;
  canChange: boolean;
  isAdmin: boolean;
}

/** The desk: views, list, and one request; its keys. */
export function Desk({ bootstrap }: { bootstrap: Bootstrap }) {
  const route = useRoute();
  const view = route.page === 'requests' ? route.view : 'all';
  const openId = route.page === 'requests' ? route.id : null;
  const [filterValues, setFilterValues] = useState<FilterValues>({});
  const [helpShown, setHelpShown] = useState(false);
  const [erasing, setErasing] = useState<Row | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const filter = useDeferredValue(
    useMemo((): Filter => ({ view, ...filterValues }), [view, filterValues]),
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
    '/': () => search.current?.focus(),
    '?': () => setHelpShown(true),
    Escape: actions.escape,
  });
  useTitle(bootstrap);

  return (
    <div className="desk" data-theme="light">
      <Header
        context={context}
        route={route}
        onHelp={() => setHelpShown(true)}
        filterValues={filterValues}
        onFilterChange={setFilterValues}
        searchRef={search}
      />
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
              {context.canChange && <Export filter={filter} />}
            </Views>
          </div>
          <List
            className={cn(openId && 'max-lg:hidden')}
            list={list}
            filter={filter}
            isStale={list.isPlaceholderData}
            actions={actions}
            context={context}
            onWiden={() => setFilterValues({})}
          />
          <RequestPane
            key={openId}
            id={openId}
            className={cn(!openId && 'max-lg:hidden')}
            context={context}
            actions={actions}
            onErase={setErasing}
            onClose={() => navigate({ page: 'requests', view, id: null })}
          />
        </main>
      )}
      <OfflineNotice isFailing={poll.isError} />
      <Snackbar />
      <ConflictDialog staff={bootstrap.staff} />
      {helpShown && <Shortcuts onClose={() => setHelpShown(false)} />}
      {erasing && <Erase row={erasing} onClose={() => setErasing(null)} />}
    </div>
  );
}

/** The tab says how many are new, for who looks at another one. */
function useTitle({ counts }: Bootstrap) {
  const waiting = (counts.new ?? 0) + (counts.unverified ?? 0);
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}Desk · ${site.name}`;
  }, [waiting]);
}

/** Reads a store of `lib/observable`. */
export const useObservable = <T,>(store: {
  subscribe: (listener: () => void) => () => void;
  get: () => T;
}): T => useSyncExternalStore(store.subscribe, store.get);

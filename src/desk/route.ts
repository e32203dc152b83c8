/**
 * The routes of the desk (the sales team's page for contact requests), in the hash of its address:
 * a view `#new`, a request in a view `#new/<id>`, the statistics `#glance`, the staff list
 * `#people`.
 */

import { useSyncExternalStore } from 'react';
import { type DeskView, deskViews } from '../../supabase/functions/_shared/desk.ts';

export type DeskRoute =
  | { page: 'requests'; view: DeskView; id: string | null }
  | { page: 'glance' | 'people' };

export function parseRoute(hash: string): DeskRoute {
  const [name = '', id = null] = hash.replace(/^#/, '').split('/');
  if (name === 'glance' || name === 'people') return { page: name };
  const view = deskViews.find((known) => known === name) ?? 'new';
  return { page: 'requests', view, id: id && /^[\da-f-]{36}$/.test(id) ? id : null };
}

export const hashOf = (route: DeskRoute): string => {
  if (route.page !== 'requests') return `#${route.page}`;
  return route.id ? `#${route.view}/${route.id}` : `#${route.view}`;
};

/** Listeners that `navigate` calls, because `pushState` and `replaceState` dispatch no event. */
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
};

/** `useSyncExternalStore` needs the same object for the same hash. */
let cached: { hash: string; route: DeskRoute } | undefined;
const getSnapshot = (): DeskRoute => {
  if (cached?.hash !== location.hash)
    cached = { hash: location.hash, route: parseRoute(location.hash) };
  return cached.route;
};

export const useRoute = (): DeskRoute => useSyncExternalStore(subscribe, getSnapshot);

/**
 * Shows a route.
 *
 * @param historyMode `replace` for steps through a list, so that the history has one entry for all
 */
export function navigate(route: DeskRoute, historyMode: 'push' | 'replace' = 'push'): void {
  const hash = hashOf(route);
  if (hash === location.hash) return;
  if (historyMode === 'push') history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
  for (const listener of listeners) listener();
}

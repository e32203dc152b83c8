/** What the desk shows, as its address says: `#new`, `#new/<id>`, `#glance`, `#people`. */
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

/** Called by `navigate`: the browser fires no event for it. */
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

let last: { hash: string; route: DeskRoute } | undefined;
const read = (): DeskRoute => {
  if (last?.hash !== location.hash)
    last = { hash: location.hash, route: parseRoute(location.hash) };
  return last.route;
};

export const useRoute = (): DeskRoute => useSyncExternalStore(subscribe, read);

/** Goes there. Steps through a list replace each other in the history. */
export function navigate(route: DeskRoute, how: 'push' | 'replace' = 'push'): void {
  const hash = hashOf(route);
  if (hash === location.hash) return;
  if (how === 'push') history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
  for (const listener of listeners) listener();
}

/**
 * The routes of the desk, in the hash of its address: a view `#new`, a request in a view
 * `#new/<id>`, the statistics `#glance`, the staff list `#people`.
 */

import { useSyncExternalStore } from 'react';
import { type DeskView, deskViews } from '../../supabase/functions/_shared/desk.ts';
import { currentAddress, flushAddress, replaceAddress } from '../lib/address.ts';

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

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useRoute = (): DeskRoute =>
  parseRoute(useSyncExternalStore(subscribe, () => currentAddress().hash));

/**
 * Shows a route.
 *
 * @param historyMode `replace` for steps through a list, so that the history has one entry for all
 */
export function navigate(route: DeskRoute, historyMode: 'push' | 'replace' = 'push'): void {
  const hash = hashOf(route);
  if (hash === currentAddress().hash) return;
  if (historyMode === 'push') {
    flushAddress();
    history.pushState(null, '', hash);
  } else {
    replaceAddress((url) => {
      url.hash = hash;
    });
  }
  // `pushState` and `replaceState` dispatch no event.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

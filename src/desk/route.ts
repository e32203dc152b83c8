/** What the desk shows, as its address says: `#new`, `#new/<id>`, `#glance`, `#people`. */
import { useSyncExternalStore } from 'react';
import { type DeskView, deskViews } from '../../supabase/functions/_shared/desk.ts';

export type Place =
  | { page: 'requests'; view: DeskView; id: string | null }
  | { page: 'glance' | 'people' };

export function placeFrom(hash: string): Place {
  const [name = '', id = null] = hash.replace(/^#/, '').split('/');
  if (name === 'glance' || name === 'people') return { page: name };
  const view = deskViews.find((known) => known === name) ?? 'new';
  return { page: 'requests', view, id: id && /^[\da-f-]{36}$/.test(id) ? id : null };
}

export const hashOf = (place: Place): string => {
  if (place.page !== 'requests') return `#${place.page}`;
  return place.id ? `#${place.view}/${place.id}` : `#${place.view}`;
};

const changed = 'desk-place';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
};

let last: { hash: string; place: Place } | undefined;
const read = (): Place => {
  if (last?.hash !== location.hash) last = { hash: location.hash, place: placeFrom(location.hash) };
  return last.place;
};

export const usePlace = (): Place => useSyncExternalStore(subscribe, read);

/** Goes there. Steps through a list replace each other in the history. */
export function go(place: Place, how: 'push' | 'replace' = 'push'): void {
  const hash = hashOf(place);
  if (hash === location.hash) return;
  if (how === 'push') history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
  dispatchEvent(new Event(changed));
}

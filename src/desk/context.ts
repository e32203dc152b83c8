/** What the parts of the desk share. */
import { useSyncExternalStore } from 'react';
import type { Bootstrap } from '../../supabase/functions/_shared/desk.ts';
import type { Observable } from '../lib/observable.ts';

/** What the server has sent at the start, and what the signed-in person may do. */
export interface DeskContext {
  /** The person, the staff, the counts of the views, and the health of delivery. */
  bootstrap: Bootstrap;
  canChange: boolean;
  isAdmin: boolean;
}

/** The current value of an observable. */
export const useObservable = <T>({ subscribe, get }: Observable<T>): T =>
  useSyncExternalStore(subscribe, get);

/** What event mode asks of the run on home: to begin, or to be as if nobody had touched it. */
import { observable } from '../../lib/observable.ts';

/** Null once it was answered, or when nothing was asked. */
export const tourCommand = observable<'start' | 'reset' | null>(null);

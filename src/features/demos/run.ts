/**
 * One description of a run. Each instrument computes it from its settings, without a browser; the
 * figure, the spoken sentences, the contact form's prefill, the drawing and the scene read the
 * same object, and so does a run that is composed of several instruments.
 */

import type { OfferingId } from '../../content/types.ts';
import { observable } from '../../lib/observable.ts';
import type { SceneRun } from '../../scene/index.tsx';

export type InstrumentName = OfferingId | 'signal';

export interface RunStep {
  /** Unique within its run, and the same for every setting. */
  id: string;
  /** Two or three words for the list of steps. */
  title: string;
  /** What was found, in one sentence: shown, and spoken politely. */
  message: string;
  /** Longest value of `message` during the step, for which height is reserved; absent when it does not change. */
  longestMessage?: string;
  /** State of the scene during the step; without it the scene shows no demo. */
  scene?: SceneRun;
}

/** A computed value, as it is shown. */
export interface Fact {
  label: string;
  value: string;
  /** Index of the step that finds it; before it the value is not shown. */
  at: number;
  /** The longest that the value becomes while it is still computed; absent: it stays. */
  longestValue?: string;
}

export interface InstrumentRun {
  instrument: InstrumentName;
  steps: readonly RunStep[];
  /** What the run showed, in one sentence. */
  result: string;
  /** What was computed for it. */
  computed: readonly Fact[];
}

/** What a section hands to the instrument in it. */
export interface InstrumentProps {
  /** Label of the page's own action. */
  action: string;
  /** Address of the contact form with a text in its challenge field. */
  contact: (text: string) => string;
}

/** Command of event mode to the demo on home; null when there is none, or after it was carried out. */
export const tourCommand = observable<'start' | 'reset' | null>(null);

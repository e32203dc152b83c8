/**
 * One description of a run. Each instrument computes it from its settings, without a browser; the
 * figure, the spoken sentences and the contact form's prefill read the same object, and so can a
 * drawing, the scene, or a run that is composed of several instruments.
 */

export type InstrumentName = 'edge' | 'shield' | 'learning' | 'agents';

export interface RunStep {
  /** Unique within its run, and the same for every setting. */
  id: string;
  /** Two or three words for the list of steps. */
  title: string;
  /** What was found, in one sentence: shown, and spoken politely. */
  says: string;
}

/** A computed value, as it is shown. */
export interface Fact {
  label: string;
  value: string;
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

/**
 * The types that all demos share: those of the four products, and home's, which uses all of them. A
 * run is computed from the settings, without a browser. All that a demo shows is read from it: the
 * figure, the messages, the text for the contact form, the scene and the line art.
 */

import { observable } from '../../lib/observable.ts';
import type { SceneRun } from '../../scene/index.tsx';

export interface RunStep {
  /** Title in the list of steps, of two or three words; unique within its run. */
  title: string;
  /** What the step found, in one sentence. It is shown in a live region. */
  message: string;
  /** Longest message that the step may show, if that is another one; its height is reserved. */
  longest?: string;
  /** State of the scene during the step; without it the scene shows no demo. */
  scene?: SceneRun;
}

/** A computed value with its label, as shown. */
export interface Fact {
  label: string;
  value: string;
  /** Index of the step that computes the value. Earlier steps do not show it. */
  at: number;
  /** Whether the value may take up to three lines, for which height is reserved. */
  isLong?: boolean;
}

export interface DemoRun {
  steps: readonly RunStep[];
  /** Result of the run as a text for the contact form. */
  result: string;
  /** The computed values. */
  computed: readonly Fact[];
}

/** Props that a page's section passes to its demo. */
export interface DemoProps {
  /** Label of the link that follows a finished run. */
  action: string;
  /** Address of the contact form, with a text for its challenge field. */
  contact: (text: string) => string;
}

/** What event mode does with the demo on home. The demo alone sets it, while it is mounted. */
export const homeDemo = observable<{ start: () => void; reset: () => void } | null>(null);

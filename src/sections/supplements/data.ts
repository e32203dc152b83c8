/**
 * Supplements follow a page's sections: questions and answers, definitions, tables and sources.
 * Their data is in a separate file for each page, `content/supplements/<path>.ts`, because the
 * first screen does not need it: data and components are loaded when the browser is idle.
 */
import type { Rich } from '../../content/types.ts';

interface SupplementBase {
  /** Anchor, unique on the page. */
  id: string;
  title: string;
  lede?: Rich;
}

/** A phase of a pilot. */
interface Phase {
  when: string;
  title: string;
  text: string;
  owner: string;
}

interface Term {
  /** Anchor of the term. */
  id: string;
  term: string;
  text: string;
  href: string;
  /** Label of the link to `href`. */
  page: string;
}

type Content =
  /** Questions and answers, in one accordion. */
  | { kind: 'questions'; items: readonly { question: string; answer: Rich }[] }
  /** Subjects, each with a text and a question to ask every supplier. */
  | { kind: 'facts'; rows: readonly { term: string; text: Rich; ask?: string }[] }
  /** A pilot in weeks. */
  | { kind: 'weeks'; phases: readonly Phase[] }
  /**
   * A table that compares alternatives, with a conclusion below it. The first cell of each row is
   * its header.
   */
  | {
      kind: 'comparison';
      head: readonly string[];
      rows: readonly (readonly string[])[];
      verdict: string;
    }
  /** A table of all claims: the figures that the site states, from `content/claims.ts`. */
  | { kind: 'claims' }
  | { kind: 'glossary'; terms: readonly Term[] }
  /** Links to other pages, each with one sentence. */
  | { kind: 'ways'; links: readonly { title: string; text: string; href: string }[] }
  /** The worksheet for the return on investment; see `features/roi-calculator/model.ts`. */
  | { kind: 'estimator' };

export type Supplement = SupplementBase & Content;

export type SupplementOf<K extends Supplement['kind']> = Extract<Supplement, { kind: K }>;

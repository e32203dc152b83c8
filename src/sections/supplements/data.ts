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

/** Questions and answers, in one accordion. */
export interface Questions extends SupplementBase {
  kind: 'questions';
  items: readonly { question: string; answer: Rich }[];
}

/** Subjects, each with a text and a question to ask every supplier. */
export interface Facts extends SupplementBase {
  kind: 'facts';
  rows: readonly { term: string; text: Rich; ask?: string }[];
}

/** Phases of a pilot, in weeks. */
export interface Weeks extends SupplementBase {
  kind: 'weeks';
  phases: readonly { when: string; title: string; text: string; owner: string }[];
}

/** A table that compares alternatives. The first cell of each row is its header. */
export interface Comparison extends SupplementBase {
  kind: 'comparison';
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Conclusion below the table. */
  verdict: string;
}

/** A table of all claims: the figures that the site states, from `content/claims.ts`. */
export interface ClaimList extends SupplementBase {
  kind: 'claims';
}

export interface Glossary extends SupplementBase {
  kind: 'glossary';
  /** `id` is the anchor of the term; `page` is the label of the link to `href`. */
  terms: readonly { id: string; term: string; text: string; href: string; page: string }[];
}

/** Links to other pages, each with one sentence. */
export interface Ways extends SupplementBase {
  kind: 'ways';
  links: readonly { title: string; text: string; href: string }[];
}

/**
 * The worksheet for the return on investment; `features/roi-calculator/model.ts` does its
 * calculation.
 */
export interface Estimator extends SupplementBase {
  kind: 'estimator';
}

export type Supplement =
  | Questions
  | Facts
  | Weeks
  | Comparison
  | ClaimList
  | Glossary
  | Ways
  | Estimator;

export type SupplementOf<K extends Supplement['kind']> = Extract<Supplement, { kind: K }>;

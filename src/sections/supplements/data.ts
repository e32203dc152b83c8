/**
 * Supplements follow a page's sections: answers to what buyers ask, definitions, tables and sources.
 * They are one data file a page under `supplements/`, apart from the page, because no visitor needs them
 * for the first picture: their data and components come when the browser is idle.
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

/** One row for each subject: what we say about it, and what to ask every supplier, us included. */
export interface Facts extends SupplementBase {
  kind: 'facts';
  rows: readonly { term: string; text: Rich; ask?: string }[];
}

/** The weeks of a pilot. */
export interface Weeks extends SupplementBase {
  kind: 'weeks';
  phases: readonly { when: string; title: string; text: string; owner: string }[];
}

/** A table that compares. The first column names the rows. */
export interface Comparison extends SupplementBase {
  kind: 'comparison';
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Conclusion below the table. */
  verdict: string;
}

/** Every figure of the site with what it is; the figures are `claims.ts`. */
export interface ClaimList extends SupplementBase {
  kind: 'claims';
}

export interface Glossary extends SupplementBase {
  kind: 'glossary';
  /** `id` is the anchor that pages link. */
  terms: readonly { id: string; term: string; text: string; href: string; page: string }[];
}

/** Links to pages, each with one sentence. */
export interface Ways extends SupplementBase {
  kind: 'ways';
  links: readonly { title: string; text: string; href: string }[];
}

/** The worksheet of a return on investment; its arithmetic is `features/roi-calculator/model.ts`. */
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

/** The texts in the illustrations: the drawings that each explain one page. */

import type { OfferingId } from './basic-types.ts';
import type { ClaimId } from './claims.ts';

/** A label in a drawing, with an optional second line. */
export interface Callout {
  title: string;
  text?: string;
}

type Four<T> = readonly [T, T, T, T];

/** The texts in each drawing of `sections/illustrations`, by name of the drawing. */
export interface IllustrationTexts {
  /** Finance leaders: two calendars, with the days of the financial close before and after. */
  calendars: {
    claim: ClaimId;
    before: string;
    after: string;
    freed: string;
    dailyWork: string;
  };
  /** AI and data teams: a decision is traced through layers to the record that changed it. */
  lineage: { layers: Four<string>; decision: string; record: Callout };
  /** Compliance officers: a letter whose statements are linked to their evidence. */
  evidence: {
    question: string;
    letter: string;
    proofs: readonly { offering: OfferingId; title: string; text: string }[];
  };
  /** Finance: two ledgers, matched entry by entry, with one difference. */
  ladder: {
    books: readonly [string, string];
    matched: string;
    difference: Callout;
    totals: string;
  };
  /** Manufacturing: a line of machines with the four products at work. */
  line: {
    stations: Four<string>;
    products: Readonly<Record<OfferingId, Callout>>;
    defect: string;
  };
  /** Government: offices around one file; each office sees only its own part of the file. */
  plan: {
    file: string;
    citizen: string;
    offices: Four<Callout>;
    boundary: string;
  };
  /** Enterprise: an order on one thread through the doors of all departments. */
  doors: { departments: readonly [string, string, string, string, string]; thread: string };
  /** Fraud: a ring of accounts with one common cause, and an account outside the ring. */
  ring: { cause: Callout; account: string; bystander: string };
  /** Maintenance: a sensor's curve, the forecast failure, and the early repair. */
  trace: {
    axis: string;
    limit: string;
    detection: Callout;
    forecast: string;
    repair: Callout;
    afterRepair: string;
  };
  /** Compliance: each record contains the hash of the previous record. */
  chain: { records: readonly string[]; fingerprint: string; altered: Callout; report: Callout };
  /** Customer experience: one conversation across several channels. */
  score: {
    channels: Four<string>;
    opening: string;
    handover: Callout;
    solved: string;
  };
}

export type IllustrationName = keyof IllustrationTexts;

/** The name of a drawing with its texts. */
export interface IllustrationOf<N extends IllustrationName> {
  drawing: N;
  parts: IllustrationTexts[N];
}

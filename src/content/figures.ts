import type { ClaimId } from './claims.ts';
import type { OfferingId } from './types.ts';

/** A word at a part of a drawing, with an optional line under it. */
export interface Callout {
  title: string;
  text?: string;
}

type Four<T> = readonly [T, T, T, T];

/** What each drawing says: its name, and the words that stand in it. */
export interface FigureParts {
  /** Finance leaders: two calendars of the close. */
  calendars: {
    claim: ClaimId;
    before: string;
    after: string;
    freed: string;
    daily: string;
  };
  /** AI and data teams: from a decision down to the record that behaved differently. */
  lineage: { layers: Four<string>; decision: string; record: Callout };
  /** Compliance officers: a letter whose statements lead to their evidence. */
  evidence: {
    question: string;
    letter: string;
    proofs: readonly { offering: OfferingId; title: string; text: string }[];
  };
  /** Finance: two books, matched entry by entry. */
  ladder: { books: readonly [string, string]; matched: string; parting: Callout; totals: string };
  /** Manufacturing: a line of machines with the four products at work. */
  line: {
    stations: Four<string>;
    products: Readonly<Record<OfferingId, Callout>>;
    defect: string;
  };
  /** Government: offices around one file, each with its own window. */
  plan: {
    file: string;
    citizen: string;
    offices: Four<Callout>;
    boundary: string;
  };
  /** Enterprise: one thread through the doors of all departments. */
  doors: { departments: readonly [string, string, string, string, string]; thread: string };
  /** Fraud: one cause behind a ring of accounts. */
  ring: { cause: Callout; account: string; bystander: string };
  /** Maintenance: a trace, what it foretold, and what was done instead. */
  trace: {
    axis: string;
    limit: string;
    heard: Callout;
    forecast: string;
    repair: Callout;
    calm: string;
  };
  /** Compliance: each record carries the fingerprint of the one before. */
  chain: { records: readonly string[]; fingerprint: string; altered: Callout; report: Callout };
  /** Customer experience: one conversation over many channels. */
  score: {
    channels: readonly [string, string, string, string];
    opening: string;
    handover: Callout;
    solved: string;
  };
}

export type DrawingName = keyof FigureParts;

/** The figure's data for one drawing. */
export interface DrawnAs<N extends DrawingName> {
  drawing: N;
  parts: FigureParts[N];
}

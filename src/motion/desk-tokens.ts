/**
 * The clocks of the desk, in milliseconds. Apart from `tokens.ts` because every visitor loads that
 * file first, and only sales needs these.
 */
export const desk = {
  /** Between two polls for new requests, while the tab is visible. */
  poll: 6000,
  /** After the last letter of a search. */
  search: 220,
  /** After the last step through the list, before a request is read. */
  step: 160,
  /** For which an undo is offered. */
  undo: 12_000,
  /** Without an answer for this long a call counts as unanswered. */
  answer: 15_000,
  /** First and longest wait before a change is sent again. */
  retry: { first: 1000, longest: 15_000 },
  /** For which a copied address says so. */
  copied: 1600,
  /** A quiet word about an answer that takes its time. */
  slow: 400,
} as const;

/**
 * Timings of the desk, in milliseconds. They are not in `tokens.ts`, because all visitors load that
 * file.
 */
export const deskTiming = {
  /** Between two polls for new requests, while the tab is visible. */
  poll: 6000,
  /** From the last typed letter to the search. */
  search: 220,
  /** From the last key press that moves the selection to loading the selected request. */
  step: 160,
  /** How long undo is offered. */
  undo: 12_000,
  /** Longest time in which nothing of an answer arrives, after which a call has failed. */
  answer: 15_000,
  /** First and longest delay before a failed change is sent again. The delay doubles each time. */
  retry: { first: 1000, longest: 15_000 },
  /** How long the copy button confirms that an address was copied. */
  copied: 1600,
} as const;

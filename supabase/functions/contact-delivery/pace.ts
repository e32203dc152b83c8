/** Keeps mails to the number that the mail service takes in a second, whoever sends them. */

/** Waits until one more mail may leave. */
export type Pace = () => Promise<void>;

/** @param perSecond mails that may leave in a second, evenly spread */
export function createPace(perSecond = Number.POSITIVE_INFINITY): Pace {
  /** Milliseconds since 1970 from which the next mail may leave. */
  let nextAt = 0;
  return async () => {
    const at = Math.max(nextAt, Date.now());
    // The time is taken before the wait, so that calls which wait side by side follow each other.
    nextAt = at + 1000 / perSecond;
    await new Promise((resolve) => {
      setTimeout(resolve, at - Date.now());
    });
  };
}

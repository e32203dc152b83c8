/** When a failed message is tried again. */

/** Seconds before the second, third … try. After the last one the message is given up. */
export const usualWaits: readonly number[] = [5, 30, 300, 1800, 7200, 18_000, 36_000, 36_000];

const maxTries = 20;

/**
 * Reads `CONTACT_RETRY_WAITS`: whole seconds separated by commas, e.g. `5,60,3600`.
 *
 * @throws {Error} naming the variable
 */
export function readWaits(text: string | undefined): readonly number[] {
  if (!text) return usualWaits;
  const waits = text.split(',').map((part) => (/^\d{1,5}$/.test(part.trim()) ? Number(part) : 0));
  if (waits.length < maxTries && waits.every((wait) => wait >= 1 && wait <= longestWait)) {
    return waits;
  }
  throw new Error(
    `CONTACT_RETRY_WAITS must be up to ${maxTries - 1} whole seconds from 1 to ${longestWait}, commas between.`,
  );
}

/**
 * Share of a wait by which it varies at random, so that messages that failed together are not all
 * tried again at the same moment.
 */
const jitter = 0.2;

/** Seconds. A receiver can't delay a message by more than this at a time. */
const longestWait = 24 * 3600;

/** Seconds between tries of a channel whose setting is wrong: a person has to correct it. */
const slowPace = 1800;

/**
 * Seconds until the next try of a message that the channel refused. The database gives it up after
 * three days (`contact.mark_failed`).
 */
export const retryDelayAfterRefusal = (random = Math.random()): number =>
  slowPace * (1 - jitter + 2 * jitter * random);

/**
 * Seconds until the next try; `null` when there is none.
 *
 * @param waits see {@link readWaits}
 * @param attempt number of the try that failed, from 1
 * @param asked seconds that the receiver asked for
 * @param random from 0 to 1
 */
export function nextRetryDelay(
  waits: readonly number[],
  attempt: number,
  asked: number | null,
  random = Math.random(),
): number | null {
  const wait = waits[attempt - 1];
  if (wait === undefined) return null;
  const varied = wait * (1 - jitter + 2 * jitter * random);
  return Math.max(varied, Math.min(asked ?? 0, longestWait));
}

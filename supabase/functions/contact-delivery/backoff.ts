/** When a message to sales that could not be sent is tried again. */

/**
 * Seconds before the second, third … try. When the try after the last wait has failed, the message
 * gets the state `failed` and is not tried again.
 */
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
  if (waits.length < maxTries && waits.every((wait) => wait >= 1 && wait <= maxWaitSeconds)) {
    return waits;
  }
  throw new Error(
    `CONTACT_RETRY_WAITS must be up to ${maxTries - 1} whole seconds from 1 to ${maxWaitSeconds}, commas between.`,
  );
}

/**
 * Share of a wait by which it varies at random, so that messages that failed together are not all
 * tried again at the same moment.
 */
const jitter = 0.2;

/** Greatest wait in seconds, also when a receiver asks for more in `Retry-After`. */
const maxWaitSeconds = 24 * 3600;

/**
 * Seconds between tries on a channel with a wrong address or key, which a person has to correct.
 */
const refusedWaitSeconds = 1800;

/**
 * Seconds until the next try of a message that the channel refused. After three days the database
 * sets its state to `failed` (`contact.mark_failed`).
 */
export const retryDelayAfterRefusal = (random = Math.random()): number =>
  refusedWaitSeconds * (1 - jitter + 2 * jitter * random);

/** Seconds before a further try after an answer that too many messages came at once. */
const limitedWaitSeconds = 5;

/**
 * Seconds until a message is sent again that came too fast (429). It is not one of its tries.
 *
 * @param retryAfter seconds that the receiver asked for
 */
export const retryDelayAfterLimit = (retryAfter: number | null, random = Math.random()): number =>
  Math.min(Math.max(retryAfter ?? 0, limitedWaitSeconds), maxWaitSeconds) * (1 + jitter * random);

/**
 * Seconds until the next try; `null` when there are no more tries.
 *
 * @param waits see {@link readWaits}
 * @param attempt number of the try that failed, from 1
 * @param retryAfter seconds that the receiver asked for
 * @param random from 0 to 1
 */
export function nextRetryDelay(
  waits: readonly number[],
  attempt: number,
  retryAfter: number | null,
  random = Math.random(),
): number | null {
  const wait = waits[attempt - 1];
  if (wait === undefined) return null;
  const variedWait = wait * (1 - jitter + 2 * jitter * random);
  return Math.max(variedWait, Math.min(retryAfter ?? 0, maxWaitSeconds));
}

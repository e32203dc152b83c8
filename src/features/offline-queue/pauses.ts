/**
 * When the requests of the offline queue are sent. Each request has its own pauses, so that one
 * that the server never takes does not hold back the others.
 */
import { isRecent } from '../../lib/recent.ts';

/** What a stored request tells about its attempts. */
export interface Attempts {
  /** Number of answers that were errors and did not ask the device to slow down. */
  failures?: number;
  /** Number of attempts without an answer since the last answer. */
  unanswered?: number;
  /** HTTP status of the last error. */
  status?: number;
  /** Time of the last error, in milliseconds since 1970. */
  failedAt?: number;
  /** Milliseconds after `failedAt` in which the request is not sent. */
  pauseMs?: number;
  /** HTTP status by which the form refused the request for good. It is not sent again. */
  refused?: number;
}

const firstPauseMs = 5000;
const longestPauseMs = 3_600_000;
/** Longest `Retry-After` in milliseconds, so that a wrong header can't hold a request for ever. */
const longestRetryAfterMs = 86_400_000;
/** A pause is longer by a random share up to this, so that devices do not send in step. */
const jitter = 0.25;

/** An attempt that failed and may succeed later, as `CallFailed` tells it. */
export interface Failure {
  /** HTTP status; `null` if no answer arrived. */
  status: number | null;
  /** Seconds from the answer's `Retry-After`. */
  retryAfter: number | null;
}

/**
 * What is stored after a failed attempt. Pauses double up to an hour, and are never shorter than
 * `Retry-After`. Status 429 is about the device's address and not about the request, so with
 * `Retry-After` it makes later pauses no longer. Without an answer there is no pause: the network
 * decides when the request is sent.
 *
 * @param random 0 to 1
 */
export function afterFailure(
  { failures = 0, unanswered = 0 }: Attempts,
  { status, retryAfter }: Failure,
  now = Date.now(),
  random = Math.random(),
): Attempts {
  if (status === null) return { unanswered: unanswered + 1 };
  const isLimited = status === 429 && retryAfter !== null;
  const growingMs = isLimited ? 0 : Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
  const askedMs = Math.min((retryAfter ?? 0) * 1000, longestRetryAfterMs);
  return {
    failures: isLimited ? failures : failures + 1,
    unanswered: 0,
    status,
    failedAt: now,
    pauseMs: Math.max(growingMs, askedMs) * (1 + jitter * random),
  };
}

/** Whether a request is in its pause. It never is for longer than the pause, whatever the clock. */
const isPaused = ({ failedAt = 0, pauseMs = 0 }: Attempts, now: number) =>
  isRecent(failedAt, pauseMs, now);

/**
 * What a stored request waits for. `network`: it was not sent, or no answer arrived; `turn`: the
 * server has answered with an error, and the device tries again; `refused`: nothing, it is not sent
 * again.
 */
export type QueueState = 'network' | 'turn' | 'refused';

export function stateOf({ refused, unanswered, status }: Attempts): QueueState {
  if (refused !== undefined) return 'refused';
  return unanswered || status === undefined ? 'network' : 'turn';
}

/** Time from which a request may be sent again, in milliseconds since 1970. */
export const nextAttempt = (attempts: Attempts, now = Date.now()): number =>
  isPaused(attempts, now) ? (attempts.failedAt ?? 0) + (attempts.pauseMs ?? 0) : now;

/**
 * The requests to send now, in this order: those with the fewest failed attempts first, so that the
 * round reaches every other request before one that stops it each time.
 */
export function requestsToSend<T extends Attempts>(all: readonly T[], now = Date.now()): T[] {
  const count = ({ failures = 0, unanswered = 0 }: T) => failures + unanswered;
  return all
    .filter((request) => request.refused === undefined && !isPaused(request, now))
    .sort((a, b) => count(a) - count(b));
}

/** The pauses of requests that are stored on a device, and the order in which they are sent. */
import { describe, expect, it } from 'vitest';
import {
  type Attempts,
  afterFailure,
  nextAttempt,
  requestsToSend,
  stateOf,
} from '../../src/features/offline-queue/pauses.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const failed = (status: number | null, retryAfter: number | null = null) => ({
  status,
  retryAfter,
});
/** Pauses after this many failures in a row, without jitter. */
const pausesOf = (count: number, status: number, retryAfter: number | null = null) => {
  let attempts: Attempts = {};
  return Array.from({ length: count }, () => {
    attempts = { ...attempts, ...afterFailure(attempts, failed(status, retryAfter), now, 0) };
    return attempts.pauseMs;
  });
};

describe('the pauses of a request', () => {
  it.each([500, 502, 503, 504, 403, 404, 408, 409])('grow up to an hour after %d', (status) => {
    const pauses = pausesOf(12, status);
    expect(pauses.slice(0, 3)).toEqual([5000, 10_000, 20_000]);
    expect(pauses.at(-1)).toBe(hour);
  });

  it('vary by a quarter', () => {
    expect(afterFailure({}, failed(500), now, 1).pauseMs).toBe(6250);
  });

  it('are never shorter than the server asks, and never longer than a day', () => {
    expect(pausesOf(2, 503, 600)).toEqual([10 * minute, 10 * minute]);
    expect(pausesOf(12, 503, 5).at(-1)).toBe(hour);
    expect(pausesOf(1, 503, 1e9)).toEqual([24 * hour]);
  });

  it('do not grow when only the address is limited', () => {
    expect(pausesOf(5, 429, 120)).toEqual(Array(5).fill(2 * minute));
    expect(pausesOf(3, 429)).toEqual([5000, 10_000, 20_000]);
  });

  it('do not follow an attempt without an answer', () => {
    const attempts = afterFailure({ unanswered: 2 }, failed(null), now);
    expect(attempts).toEqual({ unanswered: 3 });
    expect(stateOf(attempts)).toBe('network');
  });

  it('end in time, and at once when the clock was set back', () => {
    const attempts = afterFailure({}, failed(503, 3600), now, 0);
    for (const [at, isSent] of [
      [now, false],
      [now + hour - 1, false],
      [now + hour, true],
      [now - 1, true],
      [now - 24 * hour, true],
    ] as const) {
      expect(requestsToSend([attempts], at), String(at - now)).toHaveLength(isSent ? 1 : 0);
      expect(nextAttempt(attempts, at), String(at - now)).toBe(isSent ? at : now + hour);
    }
  });
});

it('a request waits for the network until the server answers, then for its turn', () => {
  expect(stateOf({})).toBe('network');
  let attempts = afterFailure({}, failed(null), now);
  expect(stateOf(attempts)).toBe('network');
  attempts = { ...attempts, ...afterFailure(attempts, failed(503), now) };
  expect(stateOf(attempts)).toBe('turn');
  attempts = { ...attempts, ...afterFailure(attempts, failed(null), now) };
  expect(stateOf(attempts)).toBe('network');
  expect(stateOf({ ...attempts, refused: 422 })).toBe('refused');
});

describe('a round', () => {
  it('leaves out what is refused or in its pause, and nothing else', () => {
    const queue = [
      { id: 'paused', ...afterFailure({}, failed(503), now) },
      { id: 'refused', refused: 422 },
      { id: 'new' },
      { id: 'from the future', ...afterFailure({}, failed(503), now + hour) },
    ];
    expect(requestsToSend(queue, now).map(({ id }) => id)).toEqual(['new', 'from the future']);
    expect(requestsToSend(queue, now + minute).map(({ id }) => id)).toContain('paused');
  });

  it('begins with those that have failed least, so that none is first for ever', () => {
    const queue = [{ id: 'a', unanswered: 2 }, { id: 'b', unanswered: 1 }, { id: 'c' }];
    expect(requestsToSend(queue, now).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

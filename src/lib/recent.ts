/**
 * Whether a stored time lies less than a span before now. A time in the future does not count: the
 * device's clock has been set back since, and what waits for that time would wait for ever.
 *
 * @param storedAt milliseconds since 1970
 * @param spanMs milliseconds
 */
export function isRecent(storedAt: number, spanMs: number, now = Date.now()): boolean {
  const ageMs = now - storedAt;
  return ageMs >= 0 && ageMs < spanMs;
}

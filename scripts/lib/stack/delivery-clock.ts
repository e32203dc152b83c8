/** Calls the delivery every few seconds, as Supabase Cron does every minute. */

/** Milliseconds; a run takes up to a minute, and the next call waits for it. */
const patience = 120_000;

/**
 * Starts at once, so that what an earlier run has left goes out first.
 *
 * @returns stops it
 */
export function startClock(url: string, token: string, every: number): () => void {
  const leaving = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tick = async () => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)]),
      });
      await response.body?.cancel();
    } catch {
      // The function is being started again: the next call finds everything in the outbox.
    }
    if (!leaving.signal.aborted) timer = setTimeout(tick, every);
  };
  void tick();
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

interface Platform {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
}

/**
 * Asks the hosted platform to keep the function alive until the work is done.
 *
 * @returns whether it does; a process of our own lives on anyway
 */
export function background(work: Promise<unknown>): boolean {
  const runtime = (globalThis as Platform).EdgeRuntime;
  runtime?.waitUntil(work);
  return Boolean(runtime);
}

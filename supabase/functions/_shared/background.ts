interface Platform {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
}

/**
 * Asks the hosted platform to keep the function alive until the work is done.
 *
 * @returns whether the platform does that; on one machine the process stays alive without it
 */
export function background(work: Promise<unknown>): boolean {
  const runtime = (globalThis as Platform).EdgeRuntime;
  runtime?.waitUntil(work);
  return Boolean(runtime);
}

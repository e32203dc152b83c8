/** The global that Supabase's edge runtime defines. Node and plain Deno do not have it. */
interface Platform {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
}

/**
 * Asks the hosted platform (Supabase) to keep the function's process alive until the work is done.
 * Otherwise the platform may end the process after the response.
 *
 * @returns whether the platform does that; elsewhere the process stays alive anyway
 */
export function keepAliveUntil(work: Promise<unknown>): boolean {
  const runtime = (globalThis as Platform).EdgeRuntime;
  runtime?.waitUntil(work);
  return Boolean(runtime);
}

/** Waits until all promises have settled, and only then throws the error of a rejected one. */
export async function settleAll<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return await Promise.all(promises);
}

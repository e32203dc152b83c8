import { whenIdle, whenSettled } from './when-idle.ts';

/** Whether hydration of the first page is over. */
let settled = false;

/**
 * Starts code without which the page is whole. On the first page it is fetched when hydration is
 * over, and each start is a task of its own: the visitor is never kept waiting for all of them.
 * Where the code doesn't arrive, nothing starts.
 *
 * @param load fetches the module
 * @param start of the module; returns what takes it back
 * @returns takes back what was started, or keeps it from starting
 */
export function startLater<Module>(
  load: () => Promise<Module>,
  start: (module: Module) => (() => void) | undefined,
): () => void {
  let left = false;
  let stop: (() => void) | undefined;
  const run = async () => {
    const first = !settled;
    await whenSettled();
    settled = true;
    if (left) return;
    const module = await load();
    if (first) await whenIdle();
    if (!left) stop = start(module);
  };
  run().catch(() => {});
  return () => {
    left = true;
    stop?.();
  };
}

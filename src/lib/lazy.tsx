/**
 * Loads code that the prerendered page does not need at first: once the browser is idle, after
 * hydration or near the viewport. Retries when a file fails to load.
 */
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useState,
} from 'react';

/** Resolves when a promise settles, or after a time limit: an engine may never send its event. */
export const settled = (promise: Promise<unknown>, limitMs: number): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([promise]),
    new Promise((resolve) => setTimeout(resolve, limitMs)),
  ]);

/** Milliseconds after the page's start. From then on `whenIdle` waits at most `maxIdleWaitMs`. */
const idleWaitLimitedFromMs = 4000;
export const maxIdleWaitMs = 100;
/** Longest wait for the page's `load` event, which one hanging file would hold back for minutes. */
const maxLoadWaitMs = 10_000;

/**
 * Resolves when the page has loaded and the browser is idle; immediately on the server. A slow
 * device that renders every frame late may not be idle for seconds, so both waits have a limit.
 *
 * @param maxWaitMs upper bound of the wait after the load; by default until 4 s after the page's
 *   start, and short from then on
 */
export async function whenIdle(maxWaitMs?: number): Promise<void> {
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'complete') {
    const load = new Promise((resolve) => addEventListener('load', resolve, { once: true }));
    await settled(load, maxLoadWaitMs);
  }
  const timeout = maxWaitMs ?? Math.max(maxIdleWaitMs, idleWaitLimitedFromMs - performance.now());
  await new Promise<unknown>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve);
  });
}

let hydration: Promise<void> | undefined;
let isHydrated = false;

/**
 * Loads and starts code that the page does not need at first. On the first page it is fetched after
 * hydration, when the browser has been idle, and each start is a separate task, so that an input
 * never waits for all of them. If the code fails to load, nothing starts.
 *
 * @param load imports the module
 * @param start starts the module's code; may return a function that stops it
 * @returns function that stops the code, or prevents its start
 */
export function afterHydration<Module>(
  load: () => Promise<Module>,
  start: (module: Module) => (() => void) | undefined,
): () => void {
  let isCancelled = false;
  let stop: (() => void) | undefined;
  const run = async () => {
    const isFirstPage = !isHydrated;
    hydration ??= whenIdle();
    await hydration;
    isHydrated = true;
    if (isCancelled) return;
    const module = await load();
    if (isFirstPage) await whenIdle();
    if (!isCancelled) stop = start(module);
  };
  run().catch(() => {});
  return () => {
    isCancelled = true;
    stop?.();
  };
}

/** Number of imports that were retried in this document. It makes each retried URL unique. */
let retries = 0;

/**
 * Imports a module, and retries once with another URL if the import fails. Some browsers (Chromium
 * up to 150) remember a failed import as long as the document exists and do not request its URL
 * again; a query makes the URL a new one. The URLs of the module's own imports stay the same, so
 * that nothing is loaded twice.
 *
 * @param load a dynamic import
 * @throws the import's error, if its message has no URL (Safari); else the error of the retry
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const url = /https?:\S+\.js/.exec(`${error}`)?.[0];
    if (!url) throw error;
    retries += 1;
    return import(/* @vite-ignore */ `${url}?again=${retries}`);
  }
}

/** Milliseconds until a failed import is tried again. The delay doubles up to the longest. */
const importPauses = { first: 5000, longest: 60_000 };

/**
 * Imports a module. If the import fails, retries when the network is back, and after growing pauses,
 * because the browser sends `online` only if the device itself was offline.
 *
 * @param onFail called after each failure
 */
async function importWhenOnline<Module>(
  load: () => Promise<Module>,
  onFail: () => void,
): Promise<Module> {
  for (let pause = importPauses.first; ; pause = Math.min(pause * 2, importPauses.longest)) {
    try {
      return await importWithRetry(load);
    } catch {
      onFail();
      const online = new AbortController();
      const { signal } = online;
      const isOnline = new Promise((resolve) => addEventListener('online', resolve, { signal }));
      await settled(isOnline, pause);
      online.abort();
    }
  }
}

/**
 * Calls back once an element is less than one viewport away from the screen.
 *
 * @returns function that stops waiting
 */
function onNearViewport(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls `onMount` once its children are mounted. */
function CallOnMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

interface LazyProps {
  /** Element around the prerendered component. */
  within: RefObject<Element | null>;
  /** Rendered after a route change, until the code has loaded. */
  fallback: ReactNode;
}

/**
 * A component whose code is fetched once its prerendered HTML is less than one viewport away from
 * the screen. Until then React leaves the HTML unhydrated. After a route change nothing is
 * prerendered: React mounts the fallback, and the code is fetched immediately. While the code fails to
 * load, the element `within` has `data-code="failed"`, by which CSS can show what works without it.
 *
 * @example const Chart = lazyWhenVisible(() => import('./chart.tsx'));
 *          <Chart within={ref} fallback={<div className="min-h-screen" />} />
 */
export function lazyWhenVisible<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & LazyProps> {
  let loaded: ComponentType<P> | undefined;

  function createContent() {
    type FetchNow = (within?: Element) => void;
    let fetchNow: FetchNow = () => {};
    if (loaded || import.meta.env.SSR) return { Content: loaded ?? lazy(load), fetchNow };
    const fetchRequested = new Promise<Element | undefined>((resolve) => {
      fetchNow = resolve;
    });
    const Content = lazy(async () => {
      const element = await fetchRequested;
      const module = await importWhenOnline(load, () =>
        element?.setAttribute('data-code', 'failed'),
      );
      element?.removeAttribute('data-code');
      loaded = module.default;
      return module;
    });
    return { Content, fetchNow };
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component at module level, as `lazy` is
  return function LazyWhenVisible({ within, fallback, ...props }: P & LazyProps) {
    const [{ Content, fetchNow }] = useState(createContent);
    useEffect(() => {
      const element = within.current;
      if (element) return onNearViewport(element, () => fetchNow(element));
    }, [within, fetchNow]);
    return (
      <Suspense fallback={<CallOnMount onMount={fetchNow}>{fallback}</CallOnMount>}>
        <Content {...(props as unknown as P)} />
      </Suspense>
    );
  };
}

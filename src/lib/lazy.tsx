/**
 * Loading later: once the browser is idle, once hydration is over, or near the screen, with another
 * attempt where a file does not arrive. The page is complete without any of it.
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

/** Milliseconds after the page's start from which `whenIdle` waits no longer than `idleTimeout`. */
const timeoutFrom = 4000;
const idleTimeout = 100;

/**
 * Resolves when the page has loaded and the browser is idle; at once on the server. A machine that
 * draws every frame late may not be idle for seconds, so that the wait has a limit some time after the start.
 */
export async function whenIdle(): Promise<void> {
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'complete') {
    await new Promise((done) => addEventListener('load', done, { once: true }));
  }
  await new Promise<unknown>((done) => {
    // Safari has no idle callback; a task after the load is the next best.
    if ('requestIdleCallback' in window)
      requestIdleCallback(done, { timeout: performance.now() > timeoutFrom ? idleTimeout : 0 });
    else setTimeout(done);
  });
}

let hydration: Promise<void> | undefined;
let isHydrated = false;

/**
 * Starts code that the page does not need. On the first page it is fetched once the browser has been
 * idle after the load, when hydration is over, and each start is a task of its own, so that an input
 * never waits for all of them. Where the code does not arrive, nothing starts.
 *
 * @param load fetches the module
 * @param start of the module; returns what undoes it
 * @returns undoes what was started, or prevents the start
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

/** How many modules this document has imported again; the number makes each address a new one. */
let retries = 0;

/**
 * Imports a module, and once more under another address where the import fails. Some browsers
 * (Chromium to 150) remember a failed import for the life of the document and answer every later one
 * without asking the network. With a query the address is new to them. What the module imports
 * itself keeps its address, so nothing is loaded twice.
 *
 * @param load a dynamic import
 * @throws what the import threw, if its message has no address (Safari) or that fails as well
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+\.js/.exec(`${error}`)?.[0];
    if (!address) throw error;
    retries += 1;
    return import(/* @vite-ignore */ `${address}?again=${retries}`);
  }
}

/** Imports a module; where that fails, again whenever the network is back. */
const importWhenOnline = <Module,>(load: () => Promise<Module>): Promise<Module> =>
  importWithRetry(load).catch(
    () =>
      new Promise((resolve) =>
        addEventListener('online', () => resolve(importWhenOnline(load)), { once: true }),
      ),
  );

/**
 * Calls back once an element is within one viewport of the screen.
 *
 * @returns stops waiting
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

/** Calls `onMount` once its content is mounted. */
function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

interface LazyProps {
  /** Element around the prerendered component. */
  within: RefObject<Element | null>;
  /** Shown on a page that is reached inside the site, until the code has arrived. */
  fallback: ReactNode;
}

/**
 * A component whose code is fetched once its prerendered part of the page is within one viewport of
 * the screen. Until then React leaves that part unhydrated, as it is in the HTML. On a page that is
 * reached inside the site nothing is prerendered: React mounts the fallback, and the code is fetched at once.
 *
 * @example const Chart = lazyWhenVisible(() => import('./chart.tsx'));
 *          <Chart within={ref} fallback={<div className="min-h-screen" />} />
 */
export function lazyWhenVisible<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & LazyProps> {
  let loaded: ComponentType<P> | undefined;

  function begin() {
    if (loaded || import.meta.env.SSR) return { Content: loaded ?? lazy(load), fetchNow() {} };
    let fetchNow = () => {};
    const isWanted = new Promise<void>((resolve) => {
      fetchNow = resolve;
    });
    const Content = lazy(async () => {
      await isWanted;
      const module = await importWhenOnline(load);
      loaded = module.default;
      return module;
    });
    return { Content, fetchNow };
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component at module level, as `lazy` is
  return function LazyWhenVisible({ within, fallback, ...props }: P & LazyProps) {
    const [{ Content, fetchNow }] = useState(begin);
    useEffect(
      () => (within.current ? onNearViewport(within.current, fetchNow) : undefined),
      [within, fetchNow],
    );
    return (
      <Suspense fallback={<Mounted onMount={fetchNow}>{fallback}</Mounted>}>
        <Content {...(props as unknown as P)} />
      </Suspense>
    );
  };
}

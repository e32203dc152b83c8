/**
 * Supplements are questions, tables and sources that follow the sections of a page. Their code
 * loads later than the page's own: when the browser is idle, or before a route change.
 */
import type { ComponentType } from 'react';
import { Suspense, use } from 'react';
import { whenIdle } from '../lib/lazy.tsx';

/** The supplements of a page; `null` on pages that have none. */
type SupplementsComponent = ComponentType | null;

/** Supplements that are loaded or loading, by canonical path. */
const cache = new Map<string, Promise<SupplementsComponent>>();

/**
 * Fetches the data and components of a page's supplements. A route change waits for them, so that
 * the layout does not shift afterwards and an anchor scrolls to the right position.
 */
export function preloadSupplements(path: string): Promise<SupplementsComponent> {
  const cached = cache.get(path);
  if (cached) return cached;
  const loading = import('./page-supplements.tsx').then(({ loadSupplements }) =>
    loadSupplements(path),
  );
  cache.set(path, loading);
  // A failure is not cached, so that the next call tries again.
  loading.catch(() => cache.delete(path));
  return loading;
}

/** Loads the code for prerendered supplements once the browser is idle. */
function hydrateSupplements(path: string): Promise<SupplementsComponent> {
  const root =
    typeof document === 'undefined' ? null : document.querySelector('[data-supplements]');
  const isEmpty = root !== null && root.firstElementChild === null;
  const loading = isEmpty ? Promise.resolve(null) : loadWhenIdle(path);
  cache.set(path, loading);
  return loading;
}

/** Never resolves if the code fails to load, so that React leaves the prerendered HTML as it is. */
const loadWhenIdle = (path: string) =>
  whenIdle()
    .then(() => import('./page-supplements.tsx'))
    .then(({ loadSupplements }) => loadSupplements(path))
    .catch(() => new Promise<SupplementsComponent>(() => {}));

function LoadedSupplements({ path }: { path: string }) {
  const Component = use(cache.get(path) ?? hydrateSupplements(path));
  return Component && <Component />;
}

/** Renders the supplements of a page. `sections/supplements/data.ts` has their types. */
export const Supplements = ({ path }: { path: string }) => (
  <Suspense>
    <LoadedSupplements path={path} />
  </Suspense>
);

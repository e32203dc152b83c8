/**
 * Supplements are questions, tables and sources before the closing call of a page. Their code
 * loads later than the page's own: near the screen, or before a route change.
 */
import type { ComponentType } from 'react';
import { Suspense, use } from 'react';
import { onNearViewport } from '../lib/lazy.tsx';

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

/** Supplements of the first page, whose HTML is prerendered, by canonical path. */
const prerendered = new Map<string, Promise<SupplementsComponent>>();

/**
 * Loads the code for prerendered supplements once they are near the screen. If it fails to load, the
 * promise never resolves, so that React leaves the prerendered HTML as it is.
 */
function hydrateSupplements(path: string): Promise<SupplementsComponent> {
  const root =
    typeof document === 'undefined' ? null : document.querySelector('[data-supplements]');
  const isEmpty = root !== null && root.firstElementChild === null;
  const loading = new Promise<SupplementsComponent>((resolve) => {
    const load = () => preloadSupplements(path).then(resolve, () => {});
    if (isEmpty) resolve(null);
    else if (root) onNearViewport(root, load);
    else load();
  });
  prerendered.set(path, loading);
  return loading;
}

function LoadedSupplements({ path }: { path: string }) {
  const Component = use(cache.get(path) ?? prerendered.get(path) ?? hydrateSupplements(path));
  return Component && <Component />;
}

/** Renders the supplements of a page. `sections/supplements/kinds.tsx` has their types. */
export const Supplements = ({ path }: { path: string }) => (
  <Suspense>
    <LoadedSupplements path={path} />
  </Suspense>
);

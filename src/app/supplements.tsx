import type { ComponentType } from 'react';
import { Suspense, use } from 'react';
import { whenIdle } from '../lib/lazy.tsx';

/** The supplements of a page; `null` on pages that have none. */
type SupplementsComponent = ComponentType | null;

const cache = new Map<string, Promise<SupplementsComponent>>();

/**
 * Fetches the data and components of a page's supplements. A page that is reached inside the site waits for
 * them, so that nothing moves below what is being read and an anchor finds its place.
 */
export function preloadSupplements(path: string): Promise<SupplementsComponent> {
  const known = cache.get(path);
  if (known) return known;
  const loading = import('./page-supplements.tsx').then(({ loadSupplements }) =>
    loadSupplements(path),
  );
  cache.set(path, loading);
  // The next attempt may succeed.
  loading.catch(() => cache.delete(path));
  return loading;
}

/**
 * Loads the code of supplements that are in the page's HTML, once the browser is idle.
 */
function hydrateSupplements(path: string): Promise<SupplementsComponent> {
  const root =
    typeof document === 'undefined' ? null : document.querySelector('[data-supplements]');
  const isEmpty = root !== null && root.firstElementChild === null;
  const loading = isEmpty ? Promise.resolve(null) : loadWhenIdle(path);
  cache.set(path, loading);
  return loading;
}

/** Never resolves when the code can't be loaded, so that React leaves the HTML untouched. */
const loadWhenIdle = (path: string) =>
  whenIdle()
    .then(() => import('./page-supplements.tsx'))
    .then(({ loadSupplements }) => loadSupplements(path))
    .catch(() => new Promise<SupplementsComponent>(() => {}));

function Loaded({ path }: { path: string }) {
  const Component = use(cache.get(path) ?? hydrateSupplements(path));
  return Component && <Component />;
}

/** The supplements that follow the sections of a page: see `sections/supplements/data.ts`. */
export const Supplements = ({ path }: { path: string }) => (
  <Suspense>
    <Loaded path={path} />
  </Suspense>
);

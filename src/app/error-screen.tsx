import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { readStored, store } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';

/** Names of the four arcs, which are also the names of their colours. */
const arcs = ['edge', 'shield', 'learning', 'agents'];

/**
 * Rendered when a page throws, or a part of it whenever it is drawn. If a chunk failed to load, there is usually a new deployment: then
 * the page reloads, once.
 */
export function ErrorScreen() {
  const error = useRouteError();

  useEffect(() => {
    reloadOnceFor(error);
  }, [error]);

  return (
    <section
      role="alert"
      data-theme="dark"
      className="layout-grid relative min-h-svh content-end gap-y-8 overflow-clip bg-ink pt-[calc(var(--spacing-header)+2rem)] pb-stack lg:content-center"
    >
      <BrokenSignalIllustration />
      <p className="type-label relative col-span-full text-muted">Signal lost</p>
      <h1 className="type-hero relative col-span-full max-w-[6em]">Something went wrong</h1>
      <p className="type-lede relative col-span-full max-w-[24em] text-muted">
        We're sorry, but something unexpected happened. Please try refreshing the page.
      </p>
      <div className="relative col-span-full">
        <Button variant="neural" size="xl" onClick={() => location.reload()}>
          Refresh Page
        </Button>
      </div>
    </section>
  );
}

/**
 * Draws the ring of the four products around a core, and a signal that does not reach it. The SVG
 * is in this file, because a separate file might fail to load too.
 */
function BrokenSignalIllustration() {
  return (
    <svg
      viewBox="0 0 600 600"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      className="absolute top-header -right-[22%] w-[110%] overflow-visible sm:w-[80%] lg:top-[12%] lg:-right-[4%] lg:w-[min(56%,96svh)]"
    >
      {arcs.map((name, index) => (
        <path
          key={name}
          d="M342 64A240 240 0 0 1 536 258"
          stroke={`var(--accent-${name})`}
          transform={`rotate(${90 - 90 * index} 300 300)`}
        />
      ))}
      <g stroke="var(--accent-human)">
        <circle cx="300" cy="300" r="70" strokeDasharray="1 9" strokeLinecap="round" />
        <circle cx="300" cy="300" r="112" strokeDasharray="1 19" strokeLinecap="round" />
        <path d="M10 300H96l14-34 20 72 14-38h18" />
        <path d="M176 300h40" strokeDasharray="1 9" strokeLinecap="round" />
      </g>
    </svg>
  );
}

const storageKey = 'reloaded-for-chunk';

/** Identifies the deployment: the URL of the chunk with this code has a content hash. */
const deployment = import.meta.url;

/**
 * Errors of dynamic imports that failed to load. Vite reports each one before the import rejects.
 */
const chunkErrors = new WeakSet<WeakKey>();
if (!import.meta.env.SSR) {
  addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload));
}

/**
 * Reloads the page after a chunk failed to load, once for each URL and deployment. After a new
 * deployment the old chunks no longer exist, but the reloaded page loads the new ones.
 *
 * @returns whether the page reloads
 */
export function reloadOnceFor(error: unknown): boolean {
  if (!(error instanceof Error && chunkErrors.has(error))) return false;
  const reloadId = `${deployment} ${location.href}`;
  if (readStored('sessionStorage', storageKey) === reloadId) return false;
  // Without storage the page could reload endlessly.
  if (!store('sessionStorage', storageKey, reloadId)) return false;
  location.reload();
  return true;
}

/**
 * Removes the stored reload if an earlier deployment caused it. One of this deployment stays
 * stored, so that a chunk that fails after each reload does not reload the page endlessly.
 */
export function forgetReload() {
  const isOfThisDeployment = readStored('sessionStorage', storageKey)?.startsWith(`${deployment} `);
  if (!isOfThisDeployment) store('sessionStorage', storageKey, null);
}

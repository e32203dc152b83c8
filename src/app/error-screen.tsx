import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button.tsx';

const arcs = ['edge', 'shield', 'learning', 'agents'];

/**
 * Shown when a page throws. An error of a chunk that did not load usually means that there is a new
 * deployment: then the page reloads by itself, once.
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
      <Outage />
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
 * The suite's ring around a dark core, and a signal that does not reach it. Drawn here in a few
 * lines, because the file of a drawing may be the one that failed to load.
 */
function Outage() {
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

/** This deployment: the hashed name of the file that holds this code. */
const deployment = import.meta.url;

/** Errors of dynamic imports whose file did not arrive: Vite reports each before the import rejects. */
const chunkErrors = new WeakSet<WeakKey>();
if (!import.meta.env.SSR) {
  addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload));
}

/**
 * Reloads the page after a failed chunk, once for each address and deployment, since
 * the files of an earlier deployment are gone for good but the page itself is not.
 *
 * @returns whether a reload is under way
 */
export function reloadOnceFor(error: unknown): boolean {
  if (!(error instanceof Error && chunkErrors.has(error))) return false;
  try {
    const mark = `${deployment} ${location.href}`;
    if (sessionStorage.getItem(storageKey) === mark) return false;
    sessionStorage.setItem(storageKey, mark);
  } catch {
    // Without storage the page could reload again and again.
    return false;
  }
  location.reload();
  return true;
}

/**
 * Forgets a reload that an earlier deployment caused. A reload that this deployment caused stays
 * recorded, so that a chunk that fails after each reload does not reload the page without end.
 */
export function forgetReload() {
  try {
    if (sessionStorage.getItem(storageKey)?.startsWith(`${deployment} `)) return;
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was remembered.
  }
}

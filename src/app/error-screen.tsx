import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { reloadOnceFor } from './reload-once.ts';

const arcs = ['edge', 'shield', 'learning', 'agents'];

/**
 * Shown when a page can't be drawn. A chunk that failed to load usually means
 * that the site was deployed anew: then the page reloads by itself, once.
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

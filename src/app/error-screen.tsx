import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { reloadOnceFor } from './reload-once.ts';

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
      data-surface="ink"
      className="stage min-h-svh content-center gap-y-8 py-section"
    >
      <p className="type-label col-span-full text-muted">Signal lost</p>
      <h1 className="type-display col-span-full">Something went wrong</h1>
      <p className="type-lede measure col-span-full text-muted lg:col-span-8">
        We're sorry, but something unexpected happened. Please try refreshing the page.
      </p>
      <div className="col-span-full">
        <Button variant="neural" size="lg" onClick={() => location.reload()}>
          Refresh Page
        </Button>
      </div>
    </section>
  );
}

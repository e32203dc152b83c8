/** Messages and placeholders of the desk while it has no content to show. */

import type { ReactNode } from 'react';
import { site } from '../content/site.ts';
import { cn } from '../lib/cn.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';

interface Action {
  label: string;
  run: () => unknown;
}

/** The action of a message about a failure. */
export const tryAgain = (run: () => unknown): Action => ({ label: 'Try again', run });

/** A message that takes up the whole window. */
export function Screen({
  title,
  isBusy,
  action,
  children,
}: {
  title: string;
  isBusy?: boolean;
  action?: Action;
  children?: ReactNode;
}) {
  return (
    <main
      data-theme="light"
      className="grid min-h-dvh content-center gap-8 px-gutter py-stack lg:grid-cols-12 lg:gap-x-8"
    >
      <p className="type-label flex items-center gap-3 text-muted lg:col-span-4 lg:self-start lg:pt-4">
        <Logo className="size-8 text-text" />
        <span>{`${site.name} / Desk`}</span>
      </p>
      <div className="grid max-w-[34em] gap-6 lg:col-span-7">
        <h1 className="type-display">{title}</h1>
        {isBusy && (
          <p role="status" className="type-body text-muted">
            One moment…
          </p>
        )}
        {children && <div className="type-lede grid gap-4 text-muted">{children}</div>}
        {action && (
          <Button size="lg" onClick={() => action.run()} className="justify-self-start">
            {action.label}
          </Button>
        )}
      </div>
    </main>
  );
}

/** A message in a column or page that has nothing to show. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: Action | undefined;
}) {
  return (
    <div className="grid content-start justify-items-start gap-3 px-6 py-10">
      <svg viewBox="0 0 64 24" aria-hidden="true" className="mb-2 w-16 text-muted" fill="none">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeDasharray="2 4" />
        <path d="M26 12h34" stroke="currentColor" strokeDasharray="2 4" />
      </svg>
      <p className="type-title">{title}</p>
      {children && <div className="measure text-muted">{children}</div>}
      {action && (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => action.run()}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** Placeholder lines that are shown while text is loading. */
export function Skeleton({ rows, className }: { rows: number; className?: string }) {
  return (
    <div role="status" className={cn('grid content-start gap-6 px-6 py-6', className)}>
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} aria-hidden="true" className="grid gap-2">
          <div
            className="waiting-line h-4 rounded-hair"
            style={{ width: `${35 + ((index * 17) % 30)}%` }}
          />
          <div
            className="waiting-line h-3 rounded-hair"
            style={{ width: `${60 + ((index * 23) % 35)}%` }}
          />
        </div>
      ))}
    </div>
  );
}

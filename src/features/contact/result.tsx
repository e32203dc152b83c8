import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import type { Outcome } from './use-submit.ts';

interface ResultProps {
  /** Anchor to which the server's answer leads a browser without JavaScript; `:target` shows it. */
  id: 'sent' | 'kept' | 'failed';
  title: string;
  shown?: boolean;
  children: ReactNode;
}

/**
 * The lasting message after the toast is gone. It takes the focus, so that keyboard and
 * screen reader are where the news is.
 */
function Result({ id, title, shown = false, children }: ResultProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!shown) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [shown]);

  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-surface="ink"
      data-outcome={id}
      className={cn(
        'scroll-mt-40 items-center gap-x-8 gap-y-4 bg-ink p-8 sm:grid-cols-[auto_1fr] lg:p-10',
        shown ? 'grid' : 'hidden target:grid',
      )}
    >
      <Core lit={id !== 'failed'} />
      <div>
        <h2 id={`${id}-title`} className="type-head">
          {title}
        </h2>
        <p className="type-body mt-3 text-muted">{children}</p>
      </div>
    </section>
  );
}

/** The core as an icon, lit after success. */
function Core({ lit }: { lit: boolean }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className="size-16 text-human lg:size-24"
    >
      <circle cx="32" cy="32" r="12" strokeWidth="1.2" fill={lit ? 'currentColor' : 'none'} />
      {lit && <circle cx="32" cy="32" r="20" strokeWidth="1.2" opacity="0.6" />}
      {lit && <circle cx="32" cy="32" r="29" strokeWidth="0.8" opacity="0.35" />}
    </svg>
  );
}

/** The ends that a request can come to. */
export function Results({ outcome }: { outcome: Outcome | null }) {
  return (
    <>
      <Result id="sent" title="We have your message" shown={outcome === 'sent'}>
        Your words are stored safely. The next message comes from a person, to the address you gave.
      </Result>
      <Result id="kept" title="It waits on this device" shown={outcome === 'kept'}>
        There is no connection here at the moment. Your words are stored encrypted on this device
        and go out on their own when it is back; there is nothing left for you to do.
      </Result>
      <Result id="failed" title="It did not reach us">
        Nothing was stored. Your browser’s Back button returns to what you wrote.
      </Result>
    </>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import type { Outbox } from './use-outbox.ts';
import type { Outcome } from './use-submit.ts';

interface ResultProps {
  /** Anchor to which the server's answer leads a browser without JavaScript; `:target` shows it. */
  id: 'sent' | 'kept' | 'failed';
  title: string;
  shown?: boolean;
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean;
  /** Whether the request failed: then the core is not lit. */
  failed?: boolean | undefined;
  children: ReactNode;
}

/**
 * The lasting message after the toast is gone. The answer to Send takes the focus, so that keyboard
 * and screen reader are where the news is.
 */
function Result({ id, title, shown = false, takesFocus = shown, failed, children }: ResultProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus]);

  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-theme="dark"
      data-outcome={id}
      className={cn(
        'scroll-mt-40 items-center gap-x-8 gap-y-4 bg-ink p-8 sm:grid-cols-[auto_1fr] lg:p-10',
        shown ? 'grid' : 'hidden target:grid',
      )}
    >
      <Core lit={!failed} />
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

interface OutboxWords {
  title: string;
  text: string;
  failed?: boolean;
}

/** What the panel says about the visitor's own request, which could not be sent at once. */
const ownWords = {
  waiting: {
    title: 'It waits on this device',
    text: 'There is no connection here at the moment. Your words are stored encrypted on this device and go out on their own when it is back. There is nothing left for you to do.',
  },
  sent: {
    title: 'We have your message',
    text: 'It waited on this device and has arrived. The next message comes from a person, to the address you gave.',
  },
  refused: {
    title: 'Your message could not be sent',
    text: 'The server refused it for good. It stays encrypted on this device; please tell whoever runs this screen.',
    failed: true,
  },
} as const satisfies Record<string, OutboxWords>;

/** What the panel says about requests from before this page was loaded, whoever wrote them. */
function earlierWords({ waiting, sent }: Outbox): OutboxWords | undefined {
  if (waiting.length > 0) {
    return {
      title:
        waiting.length === 1
          ? 'A message waits on this device'
          : `${waiting.length} messages wait on this device`,
      text: 'What was written here is stored encrypted on this device and goes out on its own when there is a connection. There is nothing left to do.',
    };
  }
  if (sent.length === 0) return undefined;
  return {
    title: 'Nothing waits on this device any more',
    text: 'What waited here has arrived, and is stored safely.',
  };
}

function outboxWords(outcome: Outcome | null, outbox: Outbox): OutboxWords | undefined {
  if (outcome?.kind !== 'kept') {
    // After a message that was sent at once, only what still waits is worth a panel of its own.
    return outcome && outbox.waiting.length === 0 ? undefined : earlierWords(outbox);
  }
  const { key } = outcome;
  // The outbox has not been read since the request was stored.
  if (key === undefined || outbox.ownKey !== key || outbox.waiting.includes(key)) {
    return ownWords.waiting;
  }
  return outbox.refused.includes(key) ? ownWords.refused : ownWords.sent;
}

/** The possible results of a request, of which at most one of each kind is shown. */
export function Results({ outcome, outbox }: { outcome: Outcome | null; outbox: Outbox }) {
  const words = outboxWords(outcome, outbox);
  const isOwn = outcome?.kind === 'kept';
  return (
    <>
      <Result id="sent" title="We have your message" shown={outcome?.kind === 'sent'}>
        Your words are stored safely. The next message comes from a person, to the address you gave.
      </Result>
      <Result
        id="kept"
        title={words?.title ?? ownWords.waiting.title}
        shown={words !== undefined}
        takesFocus={isOwn}
        failed={words?.failed}
      >
        {words?.text ?? ownWords.waiting.text}
      </Result>
      {/* The focus announces the first words; a later change comes without one. */}
      <p role="status" className="sr-only">
        {words && words !== ownWords.waiting ? words.title : ''}
      </p>
      <Result id="failed" title="It did not reach us" failed>
        Nothing was stored. Your browser’s Back button returns to what you wrote.
      </Result>
    </>
  );
}

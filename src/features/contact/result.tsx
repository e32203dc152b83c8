import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { YourMark } from '../mark/index.tsx';
import { hasQueuedRequests, onChange } from '../offline-queue/channel.ts';
import { type QueueState, stateOf } from '../offline-queue/pauses.ts';
import type { SubmitResult } from './submit.ts';
import type { FormTexts } from './texts.ts';

/** The result of sending, apart from a failure: nothing is left to do for the visitor. */
export interface Outcome {
  kind: Exclude<SubmitResult, 'failed'>;
  /** The request's idempotency key. */
  key: string | undefined;
}

interface ResultProps {
  /**
   * Anchor. The server redirects a browser without JavaScript to it, and `:target` shows the
   * result.
   */
  id: 'sent' | 'queued' | 'failed' | 'busy';
  title: string;
  isShown?: boolean;
  /** Whether the result takes the focus when it appears. */
  takesFocus?: boolean;
  /** Whether the request failed. The icon then has no light. */
  isFailed?: boolean | undefined;
  children: ReactNode;
}

/**
 * The result of sending, which stays on the page after the toast has disappeared. It takes the
 * focus, so that a screen reader reads it and Tab continues from there.
 */
function Result({
  id,
  title,
  isShown = false,
  takesFocus = isShown,
  isFailed,
  children,
}: ResultProps) {
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
        isShown
          ? 'grid transition-opacity duration-(--duration-feedback) starting:opacity-0'
          : 'hidden target:grid',
      )}
    >
      {isFailed ? (
        <CoreIcon isLit={false} />
      ) : (
        <YourMark isPicture className="size-16 lg:size-24" fallback={<CoreIcon isLit />} />
      )}
      <div>
        <h2 id={`${id}-title`} className="type-head">
          {title}
        </h2>
        <p className="type-body mt-3 text-muted">{children}</p>
      </div>
    </section>
  );
}

/** Icon of the scene's core, which is lit after success. */
function CoreIcon({ isLit }: { isLit: boolean }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className="size-16 text-human lg:size-24"
    >
      <circle cx="32" cy="32" r="12" strokeWidth="1.2" fill={isLit ? 'currentColor' : 'none'} />
      {isLit && <circle cx="32" cy="32" r="20" strokeWidth="1.2" opacity="0.6" />}
      {isLit && <circle cx="32" cy="32" r="29" strokeWidth="0.8" opacity="0.35" />}
    </svg>
  );
}

/** The offline queue, by the idempotency keys of its requests. */
interface Queue {
  waiting: readonly string[];
  /** Those of `waiting` that the server has answered with an error, so that they wait for it. */
  inTurn: readonly string[];
  /** Refused by the server for good; they are not sent again. */
  refused: readonly string[];
  /**
   * Requests of earlier visitors that waited when this page read the queue, and have since been
   * sent.
   */
  sent: readonly string[];
  /** Key of the current visitor's request when the queue was read. */
  ownKey: string | undefined;
}

const emptyQueue: Queue = {
  waiting: [],
  inTurn: [],
  refused: [],
  sent: [],
  ownKey: undefined,
};

async function readQueue(): Promise<Pick<Queue, 'waiting' | 'inTurn' | 'refused'>> {
  const { queuedRequests } = await import('../offline-queue/store.ts');
  const stored = await queuedRequests();
  const getKeys = (...states: QueueState[]) =>
    stored.filter((request) => states.includes(stateOf(request))).map(({ id }) => id);
  return {
    waiting: getKeys('turn', 'network'),
    inTurn: getKeys('turn'),
    refused: getKeys('refused'),
  };
}

/**
 * Follows the requests that are stored on this device, whichever tab sends them.
 *
 * @param ownKey idempotency key of the request that this page has stored
 */
function useQueue(ownKey: string | undefined): Queue {
  const [queue, setQueue] = useState(emptyQueue);

  useEffect(() => {
    let isCurrent = true;
    const update = async () => {
      // Reading would create the database, so it is skipped on a device that never stored a
      // request.
      if (ownKey === undefined && !(await hasQueuedRequests())) return;
      const stored = await readQueue();
      if (!isCurrent) return;
      setQueue((before) => {
        const storedKeys = [...stored.waiting, ...stored.refused];
        const sent = before.waiting.filter((key) => key !== ownKey && !storedKeys.includes(key));
        return { ...stored, sent: [...before.sent, ...sent], ownKey };
      });
    };
    // If the browser refuses access to its storage, there is nothing to show.
    const tryUpdate = () => void update().catch(() => {});
    tryUpdate();
    const stop = onChange(tryUpdate);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [ownKey]);

  return queue;
}

interface QueueMessage {
  title: string;
  text: string;
  isFailed?: boolean;
}

/** Messages about the visitor's own request, which could not be sent at once and was queued. */
const ownMessages = {
  waiting: {
    title: 'It waits on this device',
    text: 'There is no connection here at the moment. Your words are stored on this device and go out on their own when it is back. There is nothing left for you to do.',
  },
  inTurn: {
    title: 'It waits on this device',
    text: 'Our server could not take it just now. Your words are stored on this device and go out on their own, again and again, until it does. There is nothing left for you to do.',
  },
  sent: {
    title: 'We have your message',
    text: 'It waited on this device and has arrived. The next message comes from a person, to the address you gave.',
  },
  refused: {
    title: 'Your message could not be sent',
    text: 'The server refused it for good. It stays on this device; please tell whoever runs this screen.',
    isFailed: true,
  },
} as const satisfies Record<string, QueueMessage>;

/** Message about requests that were stored before this page was loaded, by any visitor. */
function getEarlierMessage({ waiting, inTurn, refused, sent }: Queue): QueueMessage | undefined {
  if (refused.length > 0) {
    return {
      title:
        refused.length === 1
          ? 'A message on this device could not be sent'
          : `${refused.length} messages on this device could not be sent`,
      text: 'The server refused what was written here for good. Whoever runs this screen can save it as a file, by a long press of the logo.',
      isFailed: true,
    };
  }
  if (waiting.length > 0) {
    return {
      title:
        waiting.length === 1
          ? 'A message waits on this device'
          : `${waiting.length} messages wait on this device`,
      text: `What was written here is stored on this device and goes out on its own when ${
        inTurn.length === waiting.length ? 'our server takes it' : 'there is a connection'
      }. There is nothing left to do.`,
    };
  }
  if (sent.length === 0) return undefined;
  return {
    title: 'Nothing waits on this device any more',
    text: 'What waited here has arrived, and is stored safely.',
  };
}

/** Message about the queue; undefined when there is nothing to say. */
function getQueueMessage(outcome: Outcome | null, queue: Queue): QueueMessage | undefined {
  if (outcome?.kind !== 'queued') {
    // After a request was sent at once, only requests that still wait get a message.
    return outcome && queue.waiting.length === 0 ? undefined : getEarlierMessage(queue);
  }
  const { key } = outcome;
  // The queue has not been read since the request was stored.
  if (key === undefined || queue.ownKey !== key || queue.waiting.includes(key)) {
    return key !== undefined && queue.inTurn.includes(key)
      ? ownMessages.inTurn
      : ownMessages.waiting;
  }
  return queue.refused.includes(key) ? ownMessages.refused : ownMessages.sent;
}

interface ResultsProps {
  texts: FormTexts;
  outcome: Outcome | null;
  /** Address to write to when the form refuses for a while. */
  email: string;
}

/** The possible results of a request. All are rendered, because `:target` may show one of them. */
export function Results({ texts, outcome, email }: ResultsProps) {
  const isOwn = outcome?.kind === 'queued';
  /** Idempotency key of the last request that was stored on this device. */
  const ownKey = useRef<string>(undefined);
  if (isOwn) ownKey.current = outcome.key;
  const message = getQueueMessage(outcome, useQueue(ownKey.current));
  return (
    <>
      <Result id="sent" title={texts.sent.title} isShown={outcome?.kind === 'sent'}>
        {texts.sent.text}
      </Result>
      <Result
        id="queued"
        title={message?.title ?? ownMessages.waiting.title}
        isShown={message !== undefined}
        takesFocus={isOwn}
        isFailed={message?.isFailed}
      >
        {message?.text ?? ownMessages.waiting.text}
      </Result>
      {/* The focus announces the first message, and this live region a later one. */}
      <p role="status" className="sr-only">
        {message && message.title !== ownMessages.waiting.title ? message.title : ''}
      </p>
      <Result id="failed" title="It did not reach us" isFailed>
        Nothing was stored. Your browser’s Back button returns to what you wrote.
      </Result>
      <Result id="busy" title="Too many messages arrive at the moment" isFailed>
        Nothing was stored. Your browser’s Back button returns to what you wrote: please send it
        again in a while, or write to <a href={`mailto:${email}`}>{email}</a>.
      </Result>
    </>
  );
}

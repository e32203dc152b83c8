import { onlineManager, useMutationState } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AlarmKind, Health } from '../../supabase/functions/_shared/health.ts';
import { deskTiming } from '../motion/desk-tokens.ts';
import { type SnackbarMessage, snackbarMessage } from './changes.ts';
import { useObservable } from './context.ts';
import { dayAndTime, formatDuration, pluralize } from './labels.ts';

/** Shows the last action with a button to undo it. */
export function Snackbar() {
  const message = useObservable(snackbarMessage);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center lg:right-auto lg:left-6"
    >
      {message && <Message key={message.key} message={message} />}
    </div>
  );
}

/**
 * One message. Its timer stops while the message is hovered or focused, and then starts again. The
 * state belongs to the message, not to the snackbar, because an element that is removed under the
 * pointer gets no `pointerleave`: in the snackbar the state would stay paused for the next message.
 */
function Message({ message: { text, undo } }: { message: SnackbarMessage }) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => snackbarMessage.set(null), deskTiming.undo);
    return () => clearTimeout(timer);
  }, [isPaused]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timer
    <div
      data-theme="dark"
      data-snackbar
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-auto flex min-h-13 items-center gap-4 rounded-hair bg-surface py-1 pr-2 pl-5 font-medium forced-colors:border"
    >
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          className="min-h-11 px-3 font-semibold text-accent underline underline-offset-4"
          onClick={undo}
        >
          Undo
        </button>
      )}
    </div>
  );
}

/**
 * Says that the requests shown may be out of date, and how many changes are not sent yet.
 *
 * @param isFailing whether the last poll failed
 */
export function OfflineNotice({ isFailing }: { isFailing: boolean }) {
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const unsentCount = useMutationState({
    filters: { mutationKey: ['change'], status: 'pending' },
    select: ({ state }) => state.isPaused || state.failureCount > 0,
  }).filter(Boolean).length;

  useEffect(() => {
    if (unsentCount === 0) return;
    // Unsent changes are only in this tab, so the browser asks before it is closed.
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [unsentCount]);

  if (isOnline && !isFailing && unsentCount === 0) return null;
  return (
    <div
      role="status"
      data-theme="dark"
      data-offline-notice
      className="fixed inset-x-0 top-0 z-30 flex flex-wrap justify-center gap-x-3 bg-surface px-5 py-2 text-center font-medium"
    >
      <span>{isOnline ? 'The desk does not answer at the moment.' : 'You are offline.'}</span>
      <span className="text-muted">
        {unsentCount > 0
          ? `${pluralize(unsentCount, 'change')} of yours ${unsentCount === 1 ? 'waits' : 'wait'} here and ${unsentCount === 1 ? 'goes' : 'go'} out by ${unsentCount === 1 ? 'itself' : 'themselves'}.`
          : 'What you see may be older than it is.'}
      </span>
    </div>
  );
}

const alarmTexts: Record<AlarmKind, string> = {
  'spam-wave': 'Many requests arrive that are not verified.',
  backlog: 'Messages about requests wait for longer than ten minutes.',
  'mail-bounced': 'Mail about requests came back.',
};

/** Sentences that say why messages about requests are not delivered. */
function describeFaults(health: Health): string[] {
  const { channelsOut, channelsOff, failed, lastRun, oldestPendingSeconds } = health;
  const faults = Object.entries(channelsOff).map(
    ([channel, count]) =>
      `${pluralize(count, 'message')} ${count === 1 ? 'waits' : 'wait'} for ${channel}, which is switched off.`,
  );
  if (failed > 0) {
    faults.push(`${pluralize(failed, 'message')} could not be sent and will not be tried again.`);
  }
  if (channelsOut.length > 0) {
    const refuse = channelsOut.length === 1 ? 'refuses' : 'refuse';
    faults.push(
      `${channelsOut.join(' and ')} ${refuse} every message: the address or the key is wrong.`,
    );
  }
  faults.push(...health.alarms.map((alarm) => alarmTexts[alarm]));
  if (faults.length > 0) return faults;
  if (oldestPendingSeconds) {
    return [`A message about a request has waited for ${formatDuration(oldestPendingSeconds)}.`];
  }
  return [
    lastRun
      ? `Delivery has stopped: its last run ended ${dayAndTime(lastRun)}.`
      : 'Delivery has not run yet.',
  ];
}

/**
 * Warns at the top of the desk that requests are not delivered by email, chat or another channel.
 * The element is always rendered, because screen readers announce only changes of an existing live
 * region.
 */
export function DeliveryNotice({ health }: { health: Health }) {
  return (
    <div role="status" data-delivery-notice>
      {health.isOverdue && (
        <p data-theme="dark" className="bg-surface px-4 py-2 lg:px-6">
          <span className="font-medium">{describeFaults(health).join(' ')}</span>{' '}
          <span className="text-muted">
            Nothing is lost: every request is in this list, so work from it. Tell whoever runs the
            site.
          </span>
        </p>
      )}
    </div>
  );
}

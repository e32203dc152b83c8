import type { Health } from '../../supabase/functions/_shared/health.ts';
import { dayAndTime, formatDuration } from './labels.ts';

/** A sentence that says why messages about requests are not delivered. */
function describeFault({ channelsOut, lastRun, oldestPendingSeconds }: Health): string {
  if (channelsOut.length > 0) {
    const refuse = channelsOut.length === 1 ? 'refuses' : 'refuse';
    return `${channelsOut.join(' and ')} ${refuse} every message: the address or the key is wrong.`;
  }
  if (oldestPendingSeconds) {
    return `A message about a request has waited for ${formatDuration(oldestPendingSeconds)}.`;
  }
  return lastRun
    ? `Delivery has stopped: its last run ended ${dayAndTime(lastRun)}.`
    : 'Delivery has not run yet.';
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
          <span className="font-medium">{describeFault(health)}</span>{' '}
          <span className="text-muted">
            Nothing is lost: every request is in this list, so work from it. Tell whoever runs the
            site.
          </span>
        </p>
      )}
    </div>
  );
}

import type { Health } from '../../supabase/functions/_shared/health.ts';
import { dayAndTime, span } from './labels.ts';

/** What is wrong, in one sentence. */
function faultOf({ channelsOut, lastRun, oldestPendingSeconds }: Health): string {
  if (channelsOut.length > 0) {
    const refuse = channelsOut.length === 1 ? 'refuses' : 'refuse';
    return `${channelsOut.join(' and ')} ${refuse} every message: the address or the key is wrong.`;
  }
  if (oldestPendingSeconds) {
    return `A message about a request has waited for ${span(oldestPendingSeconds)}.`;
  }
  return lastRun
    ? `Delivery has stopped: its last run ended ${dayAndTime(lastRun)}.`
    : 'Delivery has not run yet.';
}

/**
 * Says that mail, chat or other channels do not get requests. The element is always there, because
 * screen readers announce only changes of a status that they know.
 */
export function DeliveryNotice({ health }: { health: Health }) {
  return (
    <div role="status" data-delivery-notice>
      {health.isOverdue && (
        <p data-theme="dark" className="bg-surface px-4 py-2 lg:px-6">
          <span className="font-medium">{faultOf(health)}</span>{' '}
          <span className="text-muted">
            Nothing is lost: every request is in this list, so work from it. Tell whoever runs the
            site.
          </span>
        </p>
      )}
    </div>
  );
}

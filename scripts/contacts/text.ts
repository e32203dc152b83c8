/** A contact request as text that a person can read, for the commands `show` and `person`. */
import {
  contactFields,
  describeFields,
  nameOfInterest,
  readPayload,
} from '../../supabase/functions/_shared/contact-schema.ts';
import { describeCampaign } from '../../supabase/functions/_shared/context.ts';
import type { Delivery, Event, RequestDetail } from '../../supabase/functions/_shared/desk.ts';
import { formatCount, formatMinute } from './requests.ts';
import { plain } from './table.ts';

/** A contact request as the SQL function `contact.staff_person` returns it. */
export interface StoredRequest extends Omit<RequestDetail, 'history' | 'readers' | 'others'> {
  /** Keyed hash of the IP address from which the request was sent; `null` after seven days. */
  addressHash?: string | null;
  /** Records of who has read or changed the request. */
  audit?: (Pick<Event, 'at' | 'actor' | 'details'> & { action: string })[];
}

export const formatTime = (time: string) => `${formatMinute(time)} UTC`;

/** Indented lines below a heading; nothing if there are no lines. */
const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${plain(line)}`)];

/** The state of one message about a request, as a line. */
function describeDelivery(message: Delivery): string {
  const { channel, failedChannel, state, attempts, nextAt, lastError } = message;
  const what = failedChannel ? `${channel} (alert about ${failedChannel})` : channel;
  const next = state === 'pending' ? `, next ${formatTime(nextAt)}` : '';
  const error = lastError ? `, ${lastError}` : '';
  return `${what}: ${state} after ${formatCount(attempts, 'try', 'tries')}${next}${error}`;
}

export function toText(request: StoredRequest): string {
  const { context, notes, delivery, audit = [] } = request;
  const fields = readPayload(request);
  const facts: [string, string][] = [
    ['ID', request.id],
    ['Sent', formatTime(request.createdAt)],
    ['Status', [request.moderationStatus, ...request.reasons].join(', ')],
    ['At the desk', [request.progress, request.assignee ?? ''].filter(Boolean).join(', ')],
    ['Answered', request.answeredAt ? formatTime(request.answeredAt) : ''],
    ['Kept until', formatTime(request.deleteAfter)],
    ...describeFields(fields),
    ['Interest', nameOfInterest(fields.interest) ?? fields.interest],
    ['From page', context?.page ?? ''],
    ['Came from', context?.referrer ?? ''],
    ['Campaign', describeCampaign(context?.campaign ?? {})],
    ['Language', context?.language ?? ''],
    ['View', context?.view ?? ''],
    ['Device', context?.device ?? ''],
    ['Address', request.addressHash ? `only as a keyed hash, ${request.addressHash}` : ''],
  ];
  return [
    ...facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label.padEnd(13)}${plain(value)}`),
    ...section(contactFields.challenge.label, fields.challenge.split('\n').filter(Boolean)),
    ...section(
      'Notes of our staff',
      notes.map(({ createdAt, author, words }) => `${formatTime(createdAt)}, ${author}: ${words}`),
    ),
    ...section('Sent on by', delivery.map(describeDelivery)),
    ...section(
      'Read and changed by',
      audit.map(({ at: time, actor, action, details }) => {
        const what = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : '';
        return `${formatTime(time)}, ${actor}: ${action}${what}`;
      }),
    ),
  ].join('\n');
}

/**
 * The command `person` of `npm run contacts`: everything that is stored about a person, as JSON or
 * as text that the person can read.
 */
import {
  contactFields,
  describeFields,
  emailKey,
  nameOfInterest,
  readPayload,
} from '../../supabase/functions/_shared/contact-schema.ts';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import type { Event, RequestDetail } from '../../supabase/functions/_shared/desk.ts';
import { UserError } from '../lib/user-error.ts';
import { writePrivately } from './output.ts';
import { formatCount, formatMinute } from './requests.ts';
import { plain } from './table.ts';

/** A contact request as the SQL function `contact.staff_person` returns it. */
interface StoredRequest extends Omit<RequestDetail, 'history' | 'readers' | 'others'> {
  /** Keyed hash of the IP address from which the request was sent; `null` after seven days. */
  addressHash: string | null;
  /** Records of who has read or changed the request. */
  audit: (Pick<Event, 'at' | 'actor' | 'details'> & { action: string })[];
}

const formatTime = (time: string) => `${formatMinute(time)} UTC`;

/** Indented lines below a heading; nothing if there are no lines. */
const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

function toText(request: StoredRequest): string {
  const { context, notes, delivery, audit } = request;
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
    ['Campaign', Object.entries(context?.campaign ?? {}).join(', ')],
    ['Language', context?.language ?? ''],
    ['View', context?.view ?? ''],
    ['Device', context?.device ?? ''],
    ['Address', request.addressHash ? `only as a keyed hash, ${request.addressHash}` : ''],
  ];
  return [
    ...facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label.padEnd(13)}${plain(value)}`),
    ...section(
      contactFields.challenge.label,
      fields.challenge.split('\n').filter(Boolean).map(plain),
    ),
    ...section(
      'Notes of our staff',
      notes.map(
        ({ createdAt, author, words }) => `${formatTime(createdAt)}, ${author}: ${plain(words)}`,
      ),
    ),
    ...section(
      'Sent on by',
      delivery.map(({ channel, failedChannel, state, attempts }) => {
        const about = failedChannel && ` (alert about ${failedChannel})`;
        return `${channel}${about}: ${state} after ${formatCount(attempts, 'try', 'tries')}`;
      }),
    ),
    ...section(
      'Read and changed by',
      audit.map(({ at: time, actor, action, details }) => {
        const what = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : '';
        return `${formatTime(time)}, ${actor}: ${action}${what}`;
      }),
    ),
  ].join('\n');
}

/**
 * Prints text in a terminal and JSON in a pipe, or writes a file.
 *
 * @param typed the person's email address
 * @param out name of the file, which contains text if it ends in `.txt`, else JSON
 */
export async function exportPerson(sql: Database, typed: string, out: string | undefined) {
  const [row] = await sql<{ requests: StoredRequest[] }[]>`
    select contact.staff_person(${emailKey(typed)}::text) as requests`;
  const requests = row?.requests ?? [];
  if (requests.length === 0) throw new UserError('There is no request with this address.');
  const exportedAt = new Date().toISOString();
  const asText = out === undefined ? process.stdout.isTTY : out.endsWith('.txt');
  const heading = `${plain(typed)}: ${formatCount(requests.length, 'request')}, as of ${formatTime(exportedAt)}`;
  const content = asText
    ? `${[heading, ...requests.map(toText)].join('\n\n')}\n`
    : `${JSON.stringify({ email: typed, exportedAt, requests }, null, 2)}\n`;
  if (out === undefined) process.stdout.write(content);
  else writePrivately(out, content, formatCount(requests.length, 'request'));
}

/**
 * `person`: everything that is held about somebody, as JSON and as text that the person can read.
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
import { counted, minute } from './requests.ts';
import { plain } from './table.ts';

/** A request as `contact.staff_person` gives it. */
interface HeldRequest extends Omit<RequestDetail, 'history' | 'readers' | 'others'> {
  /** Keyed hash of the network from which it was sent; `null` after seven days. */
  addressHash: string | null;
  /** Who read it or changed it. */
  audit: (Pick<Event, 'at' | 'actor' | 'details'> & { action: string })[];
}

const at = (time: string) => `${minute(time)} UTC`;

/** Several lines below a heading, or nothing. */
const part = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

function textOf(request: HeldRequest): string {
  const { context, notes, delivery, audit } = request;
  const fields = readPayload(request);
  const facts: [string, string][] = [
    ['ID', request.id],
    ['Sent', at(request.createdAt)],
    ['Status', [request.moderationStatus, ...request.reasons].join(', ')],
    ['At the desk', [request.progress, request.assignee ?? ''].filter(Boolean).join(', ')],
    ['Answered', request.answeredAt ? at(request.answeredAt) : ''],
    ['Kept until', at(request.deleteAfter)],
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
    ...part(contactFields.challenge.label, fields.challenge.split('\n').filter(Boolean).map(plain)),
    ...part(
      'Notes of our staff',
      notes.map(({ createdAt, author, words }) => `${at(createdAt)}, ${author}: ${plain(words)}`),
    ),
    ...part(
      'Sent on by',
      delivery.map(({ channel, failedChannel, state, attempts }) => {
        const about = failedChannel && ` (alert about ${failedChannel})`;
        return `${channel}${about}: ${state} after ${counted(attempts, 'try', 'tries')}`;
      }),
    ),
    ...part(
      'Read and changed by',
      audit.map(({ at: time, actor, action, details }) => {
        const what = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : '';
        return `${at(time)}, ${actor}: ${action}${what}`;
      }),
    ),
  ].join('\n');
}

/**
 * Prints text in a terminal and JSON in a pipe, or writes a file.
 *
 * @param out text if its name ends in `.txt`, else JSON
 */
export async function exportPerson(sql: Database, typed: string, out: string | undefined) {
  const [row] = await sql<{ requests: HeldRequest[] }[]>`
    select contact.staff_person(${emailKey(typed)}::text) as requests`;
  const requests = row?.requests ?? [];
  if (requests.length === 0) throw new UserError('There is no request with this address.');
  const exportedAt = new Date().toISOString();
  const asText = out === undefined ? process.stdout.isTTY : out.endsWith('.txt');
  const heading = `${plain(typed)}: ${counted(requests.length, 'request')}, as of ${at(exportedAt)}`;
  const content = asText
    ? `${[heading, ...requests.map(textOf)].join('\n\n')}\n`
    : `${JSON.stringify({ email: typed, exportedAt, requests }, null, 2)}\n`;
  if (out === undefined) process.stdout.write(content);
  else writePrivately(out, content, counted(requests.length, 'request'));
}

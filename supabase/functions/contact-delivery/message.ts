/** The text of messages to sales, shared by all channels. */
import {
  describeFields,
  type Fields,
  nameOfInterest,
  readPayload,
} from '../_shared/contact-schema.ts';
import { describeReason } from '../_shared/spam-reasons.ts';
import { shorten } from '../_shared/text.ts';

/** A row of `contact.claim`. */
export interface OutboxRow {
  outbox_id: string;
  token: string;
  channel: string;
  attempt: number;
  kind: 'request' | 'given-up' | 'spam-digest' | 'channel-refused' | 'erased';
  /** The channel that has given up a request; empty for other kinds. */
  failed_channel: string;
  /** Id of the request or of the notice. */
  subject_id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Details of a notice; `null` for a request. */
  facts: NoticeFacts | null;
  /** Whether the visitor answered the form's question correctly, or staff released the request. */
  verified: boolean;
  /** Why the request is not verified. */
  reasons: readonly string[];
  /** The request's payload; `{}` for a notice. */
  fields: object;
}

/** A message that `contact.claim` returned. */
export interface OutboxMessage extends OutboxRow {
  /** The request's fields; for a notice all are empty. */
  fields: Fields;
}

export const readOutboxRow = (row: OutboxRow): OutboxMessage => ({
  ...row,
  fields: readPayload(row.fields),
});

export interface NoticeFacts {
  /** For a digest: the day in UTC, and its number of spam requests in total and by reason. */
  day?: string;
  total?: number;
  counts?: Record<string, number>;
  /** For a channel that refuses messages: its name, and a code such as `status-404`. */
  channel?: string;
  reason?: string;
  /** For an erased request: its id. */
  request?: string;
}

/** The HTTP call that delivers a message. */
export interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What every channel shows for a message of any kind. */
export interface Message {
  title: string;
  /** Label and value, in order. */
  facts: [label: string, value: string][];
  /** Full text with its line breaks; may be empty. */
  text: string;
}

/** The message's key. It is the same for each try, so that a receiver can drop repeats. */
export const keyOf = ({ kind, subject_id, failed_channel }: OutboxMessage): string =>
  kind === 'given-up' ? `${subject_id}-${failed_channel}-failed` : subject_id;

/**
 * Makes text fit for places that hold one line. Stored fields have no line breaks, but this does
 * not rely on it.
 */
export const oneLine = (text: string): string =>
  shorten(
    text
      // Characters that change the writing direction could disguise a subject as another one.
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
    200,
  );

const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

function requestMessage(row: OutboxMessage): Message {
  const { fields, verified, reasons } = row;
  const { company } = fields;
  const name = `${fields.firstName} ${fields.lastName}`;
  const facts: Message['facts'] = [
    ['Unverified', verified ? '' : reasons.map(describeReason).join(' ') || 'no reason noted'],
    ['Interest', nameOfInterest(fields.interest) ?? fields.interest],
    ...describeFields(fields),
    ['Sent', minute(row.created_at)],
    ['ID', row.subject_id],
  ];
  return {
    title: `${verified ? 'Contact' : 'Unverified contact'} request from ${name}${company ? `, ${company}` : ''}`,
    facts: facts.filter(([, value]) => value !== ''),
    text: fields.challenge,
  };
}

function digestMessage({ day = '', total = 0, counts = {} }: NoticeFacts): Message {
  return {
    title: `${total} contact ${total === 1 ? 'request was' : 'requests were'} taken for spam on ${day}`,
    facts: Object.entries(counts).map(([reason, count]) => [String(count), describeReason(reason)]),
    text: 'They are kept and not sent. To look: npm run contacts -- list --all',
  };
}

const refusalMessage = ({ channel = '', reason = '' }: NoticeFacts): Message => ({
  title: `Contact requests can not be sent by ${channel}: its setting is wrong`,
  facts: [['Answer', reason]],
  text: 'What waits for it is tried again every half hour. Mend its address or key; npm run contacts -- retry sends it at once.',
});

const erasureMessage = ({ request = '' }: NoticeFacts): Message => ({
  title: 'A contact request was erased: its copy here is to be deleted',
  facts: [['ID', request]],
  text: 'The person asked to be forgotten. Search for the ID and delete what it finds.',
});

function messageOfKind(row: OutboxMessage): Message {
  switch (row.kind) {
    case 'request':
      return requestMessage(row);
    case 'given-up':
      return {
        ...requestMessage(row),
        title: `Delivery of a contact request by ${row.failed_channel} was given up`,
      };
    case 'spam-digest':
      return digestMessage(row.facts ?? {});
    case 'channel-refused':
      return refusalMessage(row.facts ?? {});
    case 'erased':
      return erasureMessage(row.facts ?? {});
  }
}

export function messageOf(row: OutboxMessage): Message {
  const message = messageOfKind(row);
  return { ...message, title: oneLine(message.title) };
}

/**
 * The content of messages to sales, shared by all channels. A message is a row of the table
 * `contact.outbox`. It is about a contact request or is a system alert: a count of spam, a channel
 * with a wrong setting, or a request to delete an erased person's data.
 */
import {
  describeFields,
  type Fields,
  nameOfInterest,
  readPayload,
} from '../_shared/contact-schema.ts';
import { describeCampaign, type RequestContext } from '../_shared/context.ts';
import type { AlarmKind } from '../_shared/health.ts';
import { describeReason } from '../_shared/spam-reasons.ts';
import { shorten } from '../_shared/text.ts';

/** A row that the SQL function `contact.claim` returns: a message to send now. */
export interface OutboxRow {
  outbox_id: string;
  /** Token of the lease: only who has it may mark the message as sent or failed. */
  token: string;
  channel: string;
  /** Number of this try, from 1. */
  attempt: number;
  /** `given-up`: the alert that another channel could not deliver a request. */
  kind:
    | 'request'
    | 'given-up'
    | 'spam-digest'
    | 'channel-refused'
    | 'erased'
    | 'mail-digest'
    | 'alarm';
  /** For `given-up`: the channel that could not deliver the request; else empty. */
  failed_channel: string;
  /** Id of the request or of the system alert. */
  subject_id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Details of a system alert; `null` for a request. */
  facts: AlertFacts | null;
  /** Whether the visitor answered the form's captcha correctly, or staff released the request. */
  verified: boolean;
  /** Why the request is not verified. */
  reasons: readonly string[];
  /** The payload of the request; `{}` for a system alert. */
  fields: object;
  /** How the visitor came to the form. Members are `null` where nothing is known. */
  context: Partial<Record<keyof MessageContext, unknown>>;
}

/** The parts of a request's context that sales is told; see `_shared/context.ts`. */
export type MessageContext = Pick<RequestContext, 'page' | 'campaign' | 'language' | 'referrer'>;

/** An {@link OutboxRow} whose payload has been read. */
export interface OutboxMessage extends OutboxRow {
  /** The fields of the request; for a system alert all are empty. */
  fields: Fields;
  context: MessageContext;
}

export const readOutboxRow = (row: OutboxRow): OutboxMessage => ({
  ...row,
  fields: readPayload(row.fields),
  context: {
    page: String(row.context.page ?? ''),
    campaign: (row.context.campaign ?? {}) as MessageContext['campaign'],
    language: String(row.context.language ?? ''),
    referrer: String(row.context.referrer ?? ''),
  },
});

/** Details of a system alert. Each kind sets its own properties. */
export interface AlertFacts {
  /** For `spam-digest`: the day in UTC, and its number of spam requests in total and by reason. */
  day?: string;
  total?: number;
  counts?: Record<string, number>;
  /** For `channel-refused`: the channel, and a code such as `status-404`. */
  channel?: string;
  reason?: string;
  /** For `erased`: the id of the request. */
  request?: string;
  /** For `mail-digest`: the requests, and `total` of them. */
  requests?: readonly { id: string; name: string; company: string; email: string }[];
  /** For `alarm`: which one, with its count in `total`. */
  alarm?: AlarmKind;
  state?: 'raised' | 'resolved';
}

/** The HTTP call that delivers a message. */
export interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The rendered content of a message, which each channel puts into its own format. */
export interface Message {
  title: string;
  /** Label and value, in order. */
  facts: [label: string, value: string][];
  /** Full text with its line breaks; may be empty. */
  text: string;
}

/**
 * The message's idempotency key: the same for each try, so that a receiver can ignore repeats. A
 * request that was sent as unverified is sent again when it is released, which is no repeat.
 */
export function keyOf({ kind, subject_id, failed_channel, verified }: OutboxMessage): string {
  if (kind === 'given-up') return `${subject_id}-${failed_channel}-failed`;
  return verified ? subject_id : `${subject_id}-unverified`;
}

/**
 * Makes text safe for places that hold one line, such as a mail's subject. Line breaks are replaced
 * although stored fields should have none.
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

/** An ISO time as `2026-11-21 09:30 UTC`. */
export const formatMinute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

function renderRequest(row: OutboxMessage): Message {
  const { fields, verified, reasons, context } = row;
  const { company } = fields;
  const name = `${fields.firstName} ${fields.lastName}`;
  const facts: Message['facts'] = [
    ['Unverified', verified ? '' : reasons.map(describeReason).join(' ') || 'no reason noted'],
    ['Interest', nameOfInterest(fields.interest) ?? fields.interest],
    ...describeFields(fields),
    ['From page', context.page],
    ['Came from', context.referrer],
    ['Campaign', describeCampaign(context.campaign)],
    ['Language', context.language],
    ['Sent', formatMinute(row.created_at)],
    ['ID', row.subject_id],
  ];
  return {
    title: `${verified ? 'Contact' : 'Unverified contact'} request from ${name}${company ? `, ${company}` : ''}`,
    facts: facts.filter(([, value]) => value !== ''),
    text: fields.challenge,
  };
}

function renderDigest({ day = '', total = 0, counts = {} }: AlertFacts): Message {
  return {
    title: `${total} contact ${total === 1 ? 'request was' : 'requests were'} taken for spam on ${day}`,
    facts: Object.entries(counts).map(([reason, count]) => [String(count), describeReason(reason)]),
    text: 'They are kept and not sent. To look: npm run contacts -- list --all',
  };
}

const renderRefusal = ({ channel = '', reason = '' }: AlertFacts): Message => ({
  title: `Contact requests can not be sent by ${channel}: its setting is wrong`,
  facts: [['Answer', reason]],
  text: 'What waits for it is tried again every half hour for three days. Mend its address or key; npm run contacts -- retry sends it at once.',
});

const renderErasure = ({ request = '' }: AlertFacts): Message => ({
  title: 'A contact request was erased: its copy here is to be deleted',
  facts: [['ID', request]],
  text: 'The person asked to be forgotten. Search for the ID and delete what it finds.',
});

/** Requests that a digest of mails names; the desk has all. */
const maxNamed = 100;

function renderMailDigest({ total = 0, requests = [] }: AlertFacts): Message {
  const lines = requests
    .slice(0, maxNamed)
    .map(({ id, name, company, email }) =>
      oneLine([name, company, email, id].filter(Boolean).join(', ')),
    );
  return {
    title: `${total} more contact ${total === 1 ? 'request' : 'requests'} came than mails may leave in an hour`,
    facts: [['Requests', String(total)]],
    text: `All of them are kept, and stand at the desk.\n\n${lines.join('\n')}${total > lines.length ? `\n… and ${total - lines.length} more` : ''}`,
  };
}

const alarmTexts: Record<AlarmKind, { raised: string; resolved: string; counted: string }> = {
  'spam-wave': {
    raised: 'Many contact requests arrive that are not verified',
    resolved: 'The wave of requests that are not verified is over',
    counted: 'In the last hour',
  },
  backlog: {
    raised: 'Messages about contact requests wait for longer than ten minutes',
    resolved: 'No message about a contact request waits any more',
    counted: 'Waiting',
  },
  'mail-bounced': {
    raised: 'Mail about contact requests came back',
    resolved: 'For a day no mail about a contact request came back',
    counted: 'In the last day',
  },
};

function renderAlarm({ alarm = 'backlog', state = 'raised', total = 0 }: AlertFacts): Message {
  const { [state]: title, counted } = alarmTexts[alarm];
  return {
    title,
    facts: [[counted, String(total)]],
    text:
      state === 'raised'
        ? 'What to do: docs/operations.md. You are told once when it is over.'
        : '',
  };
}

function renderKind(row: OutboxMessage): Message {
  switch (row.kind) {
    case 'request':
      return renderRequest(row);
    case 'given-up':
      return {
        ...renderRequest(row),
        title: `Delivery of a contact request by ${row.failed_channel} was given up`,
      };
    case 'spam-digest':
      return renderDigest(row.facts ?? {});
    case 'channel-refused':
      return renderRefusal(row.facts ?? {});
    case 'erased':
      return renderErasure(row.facts ?? {});
    case 'mail-digest':
      return renderMailDigest(row.facts ?? {});
    case 'alarm':
      return renderAlarm(row.facts ?? {});
  }
}

export function messageOf(row: OutboxMessage): Message {
  const message = renderKind(row);
  return { ...message, title: oneLine(message.title) };
}

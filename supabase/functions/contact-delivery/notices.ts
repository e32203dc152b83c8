/**
 * Mails about a contact request beside the messages to sales: to the visitor, that it arrived; to
 * its assignee and then to the admins, that nobody has touched it. Also gives new requests to people
 * by rules. All of it is off unless its setting is there.
 */
import { type Interest, interests, nameOfInterest } from '../_shared/contact-schema.ts';
import type { Pool } from '../_shared/database.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { isTimeZone } from '../_shared/text.ts';
import { type EmailSettings, mailCall } from './channels/email.ts';
import { type Call, formatMinute, type Message, oneLine } from './message.ts';
import type { Pace } from './pace.ts';
import type { Outcome } from './send.ts';

/** Working hours of every week. */
interface WorkingHours {
  /** From 1 for Monday to 7. */
  days: number[];
  /** `HH:MM`, until 24:00. */
  from: string;
  to: string;
  /** Name of a time zone, e.g. `America/Mexico_City`. */
  zone: string;
}

/** A rule by which a request is given to a person. An empty text matches any. */
interface AssignmentRule {
  interest: Interest | '';
  /** Language tag in lower case; `es` also matches `es-MX`. */
  language: string;
  email: string;
}

export interface NoticeSettings {
  /** Who answers, as the mail to the visitor says; `null` sends none. */
  answeredBy: string | null;
  /** Working hours after which a request that nobody has touched is told; `null` tells none. */
  reminders: { afterHours: number; hours: WorkingHours } | null;
  rules: readonly AssignmentRule[];
  /** Origin of the site with the desk; `null` if unknown. */
  site: string | null;
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const [day, time] = [dayNames.join('|'), '(?:[01]\\d|2[0-4]):[0-5]\\d'];
const remindersPattern = new RegExp(
  `^(?<after>\\d{1,2})h (?<first>${day})-(?<last>${day}) (?<from>${time})-(?<to>${time}) (?<zone>\\S+)$`,
);
const rulePattern =
  /^(?<interest>[a-z]+|\*)(?:\/(?<language>[a-z]{2,8}(?:-[a-z0-9]{1,8})*|\*))?=(?<email>[^\s@=]+@[^\s@=]+)$/;

/**
 * Reads `CONTACT_REMINDERS`, e.g. `4h Mon-Fri 09:00-18:00 America/Mexico_City`.
 *
 * @throws {Error} naming the variable
 */
export function readReminders(text: string | undefined): NoticeSettings['reminders'] {
  if (!text?.trim()) return null;
  const found = remindersPattern.exec(text.trim())?.groups;
  const { after, first = '', last = '', from = '', to = '', zone = '' } = found ?? {};
  const days = dayNames.flatMap((_, index) =>
    index >= dayNames.indexOf(first) && index <= dayNames.indexOf(last) ? [index + 1] : [],
  );
  const afterHours = Number(after);
  if (afterHours >= 1 && days.length > 0 && from < to && to <= '24:00' && isTimeZone(zone)) {
    return { afterHours, hours: { days, from, to, zone } };
  }
  throw new Error(
    'CONTACT_REMINDERS must be hours, days, times and a time zone: 4h Mon-Fri 09:00-18:00 America/Mexico_City.',
  );
}

/**
 * Reads `CONTACT_ASSIGN`: `interest/language=address`, commas between; `*` stands for any.
 *
 * @throws {Error} naming the variable
 */
export function readRules(text = ''): AssignmentRule[] {
  const parts = text.split(',').filter((part) => part.trim());
  return parts.map((part) => {
    const found = rulePattern.exec(part.trim().toLowerCase())?.groups;
    const { interest, language = '*', email = '' } = found ?? {};
    const known = interests.find((each) => each === interest);
    if (known || interest === '*') {
      return { interest: known ?? '', language: language === '*' ? '' : language, email };
    }
    throw new Error(
      `CONTACT_ASSIGN must be rules with commas between, such as demo/es=ana@example.com or *=leo@example.com; interests are ${interests.join(', ')}.`,
    );
  });
}

/** A mail to send now, as the SQL function `contact.claim_notice` returns it. */
interface Notice {
  request_id: string;
  audience: 'visitor' | 'assignee' | 'admins';
  /** Number of this attempt, from 1. */
  attempt: number;
  /** Empty when nobody is to be told any more. */
  recipients: string[];
  interest: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

/**
 * The content of a notice; null if its setting was removed after it was queued. It repeats nothing that
 * the visitor typed: whoever types the address of somebody else could otherwise send them words of his
 * own.
 */
function render(notice: Notice, { answeredBy, reminders, site }: NoticeSettings): Message | null {
  const { request_id: id, audience, interest, created_at } = notice;
  const facts: Message['facts'] = [
    ['Interest', nameOfInterest(interest) ?? ''],
    ['Sent', formatMinute(created_at)],
    ['ID', id],
  ];
  if (audience === 'visitor') {
    if (!answeredBy) return null;
    return {
      title: 'Your request arrived',
      facts: facts.filter(([, value]) => value !== ''),
      text: `${answeredBy} answers it, by mail to this address. If you did not send it, somebody typed your address: you need to do nothing, and get no more than one such mail a day.`,
    };
  }
  if (!reminders) return null;
  const wait = reminders.afterHours;
  const hours =
    audience === 'admins' ? 'too long' : `${wait} working ${wait === 1 ? 'hour' : 'hours'}`;
  return {
    title: `A contact request waits: nobody has touched it for ${hours}`,
    facts: [...facts, ['Desk', site ? `${site}/desk#all/${id}` : '']].filter(
      ([, value]) => value !== '',
    ) as Message['facts'],
    text:
      audience === 'assignee'
        ? 'It is yours. Take it, write a note or give it to somebody else; else the admins are told.'
        : 'Its assignee, if it has one, was told. Nobody is reminded of it again.',
  };
}

export interface NoticeTools {
  pool: Pool;
  settings: NoticeSettings;
  email: EmailSettings | null;
  send: (call: Call) => Promise<Outcome>;
  mailPace: Pace;
}

/** Time after which a run sends no more notices. */
const runMs = 60_000;

/** Sends one notice. Returns whether another one may be due. */
async function sendNext({ pool, settings, email, send, mailPace }: NoticeTools): Promise<boolean> {
  if (!email) return false;
  const [notice] = await pool.use((sql) => sql<Notice[]>`select * from contact.claim_notice()`);
  if (!notice) return false;
  const { request_id: id, audience, attempt, recipients } = notice;
  if (recipients.length === 0) return true;
  const mail = render(notice, settings);
  // Like one that fails, it is claimed six times, and then no more.
  if (!mail) return true;
  await mailPace();
  const outcome = await send(
    mailCall(
      email,
      { ...mail, title: oneLine(mail.title) },
      {
        to: recipients,
        key: `${id}-${audience}`,
        replyTo: audience === 'visitor' ? email.to : null,
      },
    ),
  );
  const facts = { id, audience, try: attempt };
  if (outcome.ok) {
    await pool.use((sql) => sql`select contact.mark_notice(${id}::uuid, ${audience}::text)`);
    log('delivery.notice-sent', facts);
  } else {
    log('delivery.notice-failed', { ...facts, reason: outcome.reason });
  }
  return outcome.ok || outcome.reason !== 'status-429';
}

/** Gives new requests to people by the rules, and queues the notices that are due. */
async function prepare({ pool, settings }: NoticeTools): Promise<void> {
  const { rules, answeredBy, reminders } = settings;
  if (rules.length > 0) {
    await pool.use((sql) => sql`select contact.assign_requests(${JSON.stringify(rules)}::jsonb)`);
  }
  if (answeredBy) await pool.use((sql) => sql`select contact.queue_receipts()`);
  if (reminders) {
    const { afterHours, hours } = reminders;
    await pool.use(
      (sql) => sql`
        select contact.queue_reminders(
          ${`${afterHours} hours`}::interval, ${JSON.stringify(hours)}::jsonb)`,
    );
  }
}

/**
 * One run. Never throws: requests must reach sales whatever becomes of notices.
 */
export async function runNotices(tools: NoticeTools): Promise<void> {
  const { rules, answeredBy, reminders } = tools.settings;
  if (rules.length === 0 && !answeredBy && !reminders) return;
  const started = Date.now();
  try {
    await prepare(tools);
    let isMoreDue = true;
    while (isMoreDue && Date.now() - started < runMs) isMoreDue = await sendNext(tools);
  } catch (error) {
    log('delivery.notices-failed', errorFacts(error));
  }
}

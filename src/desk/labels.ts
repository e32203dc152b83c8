/**
 * English labels of the desk for values of the database, and formats for times and counts.
 */

import type { DeskView, Event, Person } from '../../supabase/functions/_shared/desk.ts';
import { viewOf } from './cache.ts';

/** Names of the views: the lists of requests in the same state. */
export const viewNames: Record<DeskView, string> = {
  new: 'New',
  unverified: 'Unverified',
  'in-progress': 'In progress',
  answered: 'Answered',
  spam: 'Spam',
  all: 'All',
};

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const fullFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** `10:14` for today, `21 Nov` for another day of this year, else `21 Nov 2025`. */
export function shortTime(iso: string, now = new Date()): string {
  const time = new Date(iso);
  if (isSameDay(time, now)) return timeFormat.format(time);
  return (time.getFullYear() === now.getFullYear() ? dayFormat : dateFormat).format(time);
}

/** `Sunday, 22 November 2026 at 10:14`, in the local time zone. */
export const longTime = (iso: string) => fullFormat.format(new Date(iso));
/** `21 Nov, 10:14`, or `Today, 10:14` */
export const dayAndTime = (iso: string) => {
  const time = timeFormat.format(new Date(iso));
  const day = shortTime(iso);
  return `${day === time ? 'Today' : day}, ${time}`;
};
/** `2026-11-22 09:14 UTC` */
export const utcTime = (iso: string) =>
  `${new Date(iso).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
/** `22 Nov 2026` */
export const dateOnly = (iso: string) => dateFormat.format(new Date(iso));
/**
 * `22 Nov 2026` for `2026-11-22`. Without a time, `Date` would read the date as midnight in UTC.
 */
export const dayName = (date: string) => dateOnly(`${date}T00:00`);

/** `3 days`, `30 minutes`: rounded, in the largest unit of which there is at least one. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return 'under a minute';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return pluralize(minutes, 'minute');
  const hours = Math.round(seconds / 3600);
  if (hours < 24) return pluralize(hours, 'hour');
  return pluralize(Math.round(seconds / 86_400), 'day');
}

/** `1 request`, `3 requests` */
export const pluralize = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** A colleague's name, or the email address if the person is no longer in the staff list. */
export const nameOf = (email: string | null, staff: readonly Person[]): string =>
  staff.find((person) => person.email === email)?.name ?? email ?? 'Nobody';

/** The label of the view that a request is in. */
export const describeState = (row: Parameters<typeof viewOf>[0]) => viewNames[viewOf(row)];

/** Texts of the actions that have no details. */
const textsByAction: Partial<Record<Event['action'], string>> = {
  note: 'wrote a note',
  'note-removed': 'took a note away',
  erase: 'erased it',
  retry: 'sent what had failed again',
  settle: 'gave up on what could not be sent',
  receipt: 'told the sender that it arrived',
  reminder: 'told colleagues that it waits',
};

function describeAssignment(to: string | null, actor: string, staff: readonly Person[]): string {
  if (to === null) return 'gave it back';
  return to === actor ? 'took it' : `gave it to ${nameOf(to, staff)}`;
}

function describeModeration([from, to]: NonNullable<Event['details']['moderationStatus']>): string {
  if (to === 'spam') return 'marked it as spam';
  if (to !== 'new') return 'held it again';
  return from === 'spam' ? 'took it out of spam' : 'released it';
}

const progressTexts: Record<string, string> = {
  open: 'opened it again',
  'in-progress': 'in progress',
  answered: 'answered',
};

/** The text of one entry of the history, after the person's name: 'took it', 'answered'. */
export function describeEvent(
  { action, details, actor }: Pick<Event, 'action' | 'details' | 'actor'>,
  staff: readonly Person[],
): string {
  const text = textsByAction[action];
  if (text) return text;
  const { assignee, progress, moderationStatus } = details;
  // Taking a request also sets it in progress, so 'in progress' is left out.
  const isStartedByTaking = assignee?.[1] === actor && progress?.[1] === 'in-progress';
  const parts = [
    assignee && describeAssignment(assignee[1], actor, staff),
    progress && !isStartedByTaking && (progressTexts[String(progress[1])] ?? String(progress[1])),
    moderationStatus && describeModeration(moderationStatus),
  ];
  return parts.filter(Boolean).join(', ') || 'changed it';
}

/** Reads the input of a call. Input that the page would not send is answered with 400. */

import { interests } from '../_shared/contact-schema.ts';
import {
  type Change,
  deskViews,
  type Filter,
  noteLimit,
  staffRoles,
  workStates,
} from '../_shared/desk.ts';
import { problem } from '../_shared/problem.ts';

/** Requests that one call may change or erase. */
const mostAtOnce = 200;
/** The largest `integer` of PostgreSQL. */
const largestInteger = 2 ** 31 - 1;

const bad = (what: string) => problem(400, `${what} can not be read.`);

export type Input = Record<string, unknown>;

const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function record(value: unknown, what: string): Input {
  if (!isRecord(value)) throw bad(what);
  return value;
}

export function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostAtOnce) throw bad(what);
  return value;
}

export function uuid(value: unknown, what: string): string {
  const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
  if (typeof value !== 'string' || !shape.test(value)) throw bad(what);
  return value.toLowerCase();
}

/** Checks a text, and refuses characters that PostgreSQL can't store. */
export function text(value: unknown, what: string, most: number): string {
  if (typeof value !== 'string' || [...value].length > most) throw bad(what);
  if (value.includes('\0') || /\p{Surrogate}/u.test(value)) throw bad(what);
  return value;
}

/** The id of a sign-in, of a length that the database stores. */
export function sessionId(value: unknown): string {
  const id = text(value, 'session_id', 100);
  if ([...id].length < 8) throw bad('session_id');
  return id;
}

function oneOf<T extends string>(value: unknown, known: readonly T[], what: string): T {
  const found = known.find((name) => name === value);
  if (found === undefined) throw bad(what);
  return found;
}

/** Whether a day of the years 1 to 9999, as `YYYY-MM-DD`, is in the calendar. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  if (date.startsWith('0000') || Number.isNaN(day.getTime())) return false;
  // `Date` moves a day that its month lacks into the next month.
  return day.toISOString().startsWith(date);
}

/**
 * Checks an ISO time with as many digits as PostgreSQL prints, and the offsets that PostgreSQL
 * reads.
 */
export function time(value: unknown, what: string): string {
  const shape =
    /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5]):[0-5]\d)$/;
  if (typeof value !== 'string') throw bad(what);
  const [, date] = shape.exec(value) ?? [];
  if (!date || !isDay(date)) throw bad(what);
  return value;
}

/** Checks a time zone's name in the form that browsers report it. */
export function zone(value: unknown): string {
  const name = text(value, 'zone', 60);
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    throw bad('zone');
  }
  return name;
}

export function filter(value: unknown): Filter {
  const given = record(value, 'filter');
  const has = (name: keyof Filter) => given[name] !== undefined && given[name] !== '';
  return {
    view: oneOf(given.view, deskViews, 'view'),
    ...(has('search') && { search: text(given.search, 'search', 200) }),
    ...(has('interest') && { interest: oneOf(given.interest, interests, 'interest') }),
    ...(has('from') && { from: time(given.from, 'from') }),
    ...(has('to') && { to: time(given.to, 'to') }),
    ...(has('page') && { page: text(given.page, 'page', 300) }),
    ...(has('assignee') && { assignee: text(given.assignee, 'assignee', 254) }),
  };
}

/** The last row of the previous page of a list. */
export function after(value: unknown): { at: string; id: string } | null {
  if (value === undefined || value === null) return null;
  const given = record(value, 'after');
  return { at: time(given.at, 'after'), id: uuid(given.id, 'after') };
}

function change(value: unknown): Change {
  const given = record(value, 'change');
  const set = record(given.set, 'set');
  const version = Number.isInteger(given.version) ? Number(given.version) : 0;
  if (version < 1 || version > largestInteger) throw bad('version');
  const { assignee } = set;
  return {
    id: uuid(given.id, 'id'),
    version,
    set: {
      ...(set.status !== undefined && {
        status: oneOf(set.status, ['new', 'held', 'spam'], 'status'),
      }),
      ...(set.work !== undefined && { work: oneOf(set.work, workStates, 'work') }),
      ...(assignee !== undefined && {
        assignee: assignee === null ? null : text(assignee, 'assignee', 254),
      }),
    },
  };
}

export function changes(value: unknown): Change[] {
  const all = list(value, 'changes').map(change);
  if (new Set(all.map(({ id }) => id)).size < all.length) throw bad('changes');
  return all;
}

/** The text of a note; `null` deletes the note. */
export function words(value: unknown): string | null {
  if (value === null) return null;
  const trimmed = text(value, 'words', noteLimit).trim();
  if (trimmed === '') throw bad('words');
  return trimmed;
}

/** A change to the staff list; `null` only reads the list. */
export function person(value: unknown): object | null {
  if (value === undefined || value === null) return null;
  const given = record(value, 'person');
  const address = (entry: unknown) => {
    // Some letters become two in lower case, so the length is checked after that.
    const email = text(text(entry, 'email', 254).trim().toLowerCase(), 'email', 254);
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw bad('email');
    return email;
  };
  if (given.remove !== undefined) return { remove: address(given.remove) };
  const name = text(given.name, 'name', 100).trim();
  if (name === '') throw bad('name');
  return { email: address(given.email), name, role: oneOf(given.role, staffRoles, 'role') };
}

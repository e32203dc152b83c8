/**
 * Schemas for the input of each action of the desk. The types of the desk's page derive from them.
 * Other input is answered with 400.
 */
import * as v from 'valibot';
import { interests } from './contact-schema.ts';
import {
  deskViews,
  maxRequestsPerCall,
  noteLimit,
  progressStates,
  staffRoles,
} from './desk-words.ts';
import { problem } from './problem.ts';
import { isTimeZone } from './text.ts';

/** The largest `integer` of PostgreSQL. */
const largestInteger = 2 ** 31 - 1;

/**
 * Checks an untrusted value against a schema.
 *
 * @throws {HTTPException} 400 that names the property that can't be read
 */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw problem(400, `${v.getDotPath(result.issues[0]) ?? 'The call'} can not be read.`);
}

/** A text of at most `max` code points, without characters that PostgreSQL can't store. */
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.check((given) => [...given].length <= max && !/\0|\p{Surrogate}/u.test(given)),
  );

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const ids = v.pipe(v.array(uuid), v.minLength(1), v.maxLength(maxRequestsPerCall));

/** Whether a text in the form `YYYY-MM-DD` is a date of the years 1 to 9999 that exists. */
function isCalendarDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  if (date.startsWith('0000') || Number.isNaN(day.getTime())) return false;
  // `Date` reads a date that does not exist, such as February 30, as one of the next month.
  return day.toISOString().startsWith(date);
}

/**
 * An ISO 8601 time with at most six decimals, as PostgreSQL prints, and an offset that it accepts.
 */
const time = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5]):[0-5]\d)$/,
  ),
  v.check((given) => isCalendarDate(given.slice(0, 10))),
);

/** A time zone's name in the form that browsers report it. */
const zone = v.pipe(text(60), v.check(isTimeZone));

/**
 * The email address of a staff member. The length is checked twice, because some letters become two
 * in lower case.
 */
const address = v.pipe(
  text(254),
  v.trim(),
  v.toLowerCase(),
  text(254),
  v.regex(/^[^\s@]+@[^\s@]+$/),
);

/** An optional property of a filter. An empty text counts as missing. */
const filterBy = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );

const filter = v.object({
  view: v.picklist(deskViews),
  search: filterBy(text(200)),
  interest: filterBy(v.picklist(interests)),
  from: filterBy(time),
  to: filterBy(time),
  page: filterBy(text(300)),
  campaign: filterBy(text(200)),
  language: filterBy(text(35)),
  referrer: filterBy(text(253)),
  assignee: filterBy(text(254)),
});

/** Creation time and id of the last row of the list's previous page. */
const cursor = v.object({ at: time, id: uuid });

const change = v.object({
  id: uuid,
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestInteger)),
  set: v.object({
    moderationStatus: v.exactOptional(v.picklist(['new', 'unverified', 'spam'])),
    progress: v.exactOptional(v.picklist(progressStates)),
    assignee: v.exactOptional(v.nullable(text(254))),
  }),
});

/** Changes of several requests. No request may occur twice. */
const changes = v.pipe(
  v.array(change),
  v.minLength(1),
  v.maxLength(maxRequestsPerCall),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length),
);

/** A change to the list of people who may use the desk; `null` only reads the list. */
const staffChange = v.nullish(
  v.union([
    v.object({ remove: address }),
    v.object({
      email: address,
      name: v.pipe(text(100), v.trim(), v.minLength(1)),
      role: v.picklist(staffRoles),
    }),
  ]),
  null,
);

/**
 * The schema of each action's input. The action's name is a further property of the same object.
 */
export const inputs = {
  bootstrap: v.object({}),
  list: v.object({ filter, after: v.nullish(cursor, null) }),
  poll: v.object({ filter, since: time }),
  read: v.object({ id: uuid }),
  change: v.object({ changes, key: uuid }),
  // `null` as `words` deletes the note.
  note: v.object({
    id: uuid,
    note: uuid,
    words: v.nullable(v.pipe(text(noteLimit), v.trim(), v.minLength(1))),
  }),
  erase: v.object({ ids }),
  statistics: v.object({ zone }),
  people: v.object({ person: staffChange }),
  leave: v.object({}),
  export: v.object({ filter }),
} as const;
export type ActionName = keyof typeof inputs;

export const call = v.object({ action: v.picklist(Object.keys(inputs) as ActionName[]) });

/** The claims of a verified access token that the database stores. */
export const tokenClaims = v.object({
  email: v.pipe(text(254), v.toLowerCase()),
  session_id: v.pipe(
    text(100),
    v.check((id) => [...id].length >= 8),
  ),
  // When the person proved access to the mailbox. The caller has converted it from seconds, which
  // gives `null` for a time that `Date` can't hold.
  amr: time,
});

/** What the desk's page and its edge function, contact-desk, tell each other. */
import type { InferOutput } from 'valibot';
import type { Fields } from './contact-schema.ts';
import type { ActionName, inputs } from './desk-input.ts';
import type { deskViews, progressStates, staffRoles } from './desk-words.ts';
import type { Health } from './health.ts';

export * from './desk-words.ts';

/** The input of an action, without the action's name. */
export type ActionInput<Name extends ActionName> = InferOutput<(typeof inputs)[Name]>;

export type StaffRole = (typeof staffRoles)[number];
export type DeskView = (typeof deskViews)[number];
export type Progress = (typeof progressStates)[number];

/** A staff member: somebody who may use the desk. */
export interface Person {
  email: string;
  name: string;
  role: StaffRole;
}

/** Which requests the list shows. A missing property does not filter. */
export type Filter = ActionInput<'list'>['filter'];

/** A request as the list shows it. Times are ISO 8601. */
export interface Row {
  id: string;
  createdAt: string;
  view: Exclude<DeskView, 'all'> | 'erased';
  moderationStatus: 'new' | 'unverified' | 'spam';
  progress: Progress;
  /** Address of a staff member. */
  assignee: string | null;
  /** Number that grows with each change. A change must name the version that it is based on. */
  version: number;
  interest: string;
  name: string;
  company: string;
  /** The beginning of the challenge field. */
  excerpt: string;
}

/** Where a page of a view ends: creation time and id of its last request. */
export type PageCursor = NonNullable<ActionInput<'list'>['after']>;

/** One page of a view, the newest request first. */
export interface RequestPage {
  rows: Row[];
  /** `null` when the view has no further request. */
  next: PageCursor | null;
  /** Time to send as `since` with the first poll. */
  now: string;
}

/** A note that a staff member wrote about a request. */
export interface Note {
  id: string;
  createdAt: string;
  author: string;
  words: string;
}

/** The state of one message to sales. A request has a message for each channel. */
export interface Delivery {
  /** `email`, `webhook` or `slack`. */
  channel: string;
  /**
   * For an alert that another channel could not deliver the request: that channel. Empty for the
   * message with the request itself.
   */
  failedChannel: string;
  state: 'pending' | 'processing' | 'sent' | 'failed';
  attempts: number;
  /** What the mail service has reported since it accepted the mail; `null`: nothing yet. */
  mailState: 'delivered' | 'bounced' | 'complained' | null;
  /** Whether a digest tells of the request in place of a mail of its own. */
  inDigest: boolean;
  /** Time of the next try. */
  nextAt: string;
  lastError: string | null;
}

/** One entry of a request's history. */
export interface Event {
  id: number;
  at: string;
  actor: string;
  action:
    | 'change'
    | 'erase'
    | 'note'
    | 'note-removed'
    | 'retry'
    | 'settle'
    | 'receipt'
    | 'reminder';
  /** For a change: old and new value of each changed property. */
  details: Partial<
    Record<'moderationStatus' | 'progress' | 'assignee', [string | null, string | null]>
  >;
}

/** A request with all details. */
export interface RequestDetail extends Row, Fields {
  /** Why the request is not verified, or is spam. */
  reasons: string[];
  /** What speaks against the domain of the address; `null` until it has been looked up. */
  senderFindings: string[] | null;
  answeredAt: string | null;
  deleteAfter: string;
  context: {
    page: string;
    campaign: Record<string, string>;
    language: string;
    referrer: string;
    view: string;
    device: string;
  } | null;
  delivery: Delivery[];
  notes: Note[];
  history: Event[];
  /** Addresses of colleagues who opened the request within the last two minutes. */
  readers: string[];
  /** The newest other requests from the same address, so many that all can be erased by one call. */
  others: Row[];
}

/** The data that the page needs first. */
export interface Bootstrap {
  me: Person;
  staff: Person[];
  /** Pages from which requests were sent. */
  pages: string[];
  /** Values of the campaign's parameters, languages, and hosts that led to the site. */
  campaigns: string[];
  languages: string[];
  referrers: string[];
  counts: Counts;
  health: Health;
  now: string;
}

/** Number of requests in each view. */
export type Counts = Partial<Record<Exclude<DeskView, 'all'>, number>>;

/** The changes since the previous poll. */
export interface Poll {
  /** Time to send as `since` with the next poll. */
  now: string;
  counts: Counts;
  health: Health;
  /** Changed requests that are in the view. */
  rows: Row[];
  /** Changed requests that are not in the view. */
  gone: { id: string; version: number }[];
  /** Whether more has changed than is listed here, so that the page must load the view again. */
  more: boolean;
}

export type Change = ActionInput<'change'>['changes'][number];

/**
 * The response to a change that is based on an older version: the request in its current state, and
 * who changed it last.
 */
export type Conflict = (Row | { id: string; gone: true }) & {
  last: Pick<Event, 'at' | 'actor' | 'action' | 'details'> | null;
};

export interface Statistics {
  /** Requests sent on each day. */
  days: { day: string; count: number }[];
  interests: Record<string, number>;
  /** Median time from a request to its answer; `null` if none was answered. */
  medianSeconds: number | null;
  answered: number;
  /** The unanswered request that has waited longest. */
  oldest: { id: string; createdAt: string } | null;
}

/** The response to each action. The action `export` is missing because it returns a file. */
export interface Answers {
  bootstrap: Bootstrap;
  list: RequestPage;
  poll: Poll;
  read: RequestDetail;
  change: { rows: Row[] };
  note: boolean;
  erase: number;
  statistics: Statistics;
  people: Person[];
  leave: boolean;
}

/** Requests on one page of a view. */
export const pageSize = 100;

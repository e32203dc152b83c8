/**
 * What the desk's page and its function say to each other. Both read it from here, so this file
 * imports nothing and runs anywhere.
 */

/** Each role may do what the ones before it may. The database decides (`contact.desk_admit`). */
export const staffRoles = ['reader', 'agent', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Parts of the desk; a request is in exactly one of them, and in `all`. */
export const deskViews = ['new', 'unverified', 'in-progress', 'answered', 'spam', 'all'] as const;
export type DeskView = (typeof deskViews)[number];

export const workStates = ['open', 'in-progress', 'answered'] as const;
export type Work = (typeof workStates)[number];

export interface Person {
  email: string;
  name: string;
  role: StaffRole;
}

/** Which requests are looked at; what is missing sets no bound. */
export interface Filter {
  view: DeskView;
  search?: string;
  interest?: string;
  /** ISO time, included. */
  from?: string;
  /** ISO time, not included. */
  to?: string;
  /** Path of the page that the visitor came from. */
  page?: string;
  /** Address of a staff member. */
  assignee?: string;
}

/** A request as the list shows it. Times are ISO 8601. */
export interface Row {
  id: string;
  createdAt: string;
  view: Exclude<DeskView, 'all'> | 'erased';
  status: 'new' | 'held' | 'spam';
  work: Work;
  /** Address of a staff member. */
  assignee: string | null;
  /** A change names the version that it was made on. */
  version: number;
  interest: string;
  name: string;
  company: string;
  /** Beginning of the challenge. */
  excerpt: string;
}

export interface Note {
  id: string;
  createdAt: string;
  author: string;
  words: string;
}

export interface Delivery {
  channel: string;
  /** The channel that an alert is about; empty for the request itself. */
  about: string;
  state: 'pending' | 'leased' | 'sent' | 'dead';
  attempts: number;
  nextAt: string;
  lastError: string | null;
}

/** One line of what was done with a request. */
export interface Event {
  id: number;
  at: string;
  actor: string;
  action: 'change' | 'erase' | 'note' | 'note-removed';
  /** Of a change: what it was and what it became, by name. */
  details: Partial<Record<'status' | 'work' | 'assignee', [string | null, string | null]>>;
}

/** A request whole. */
export interface WholeRequest extends Row {
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  challenge: string;
  /** Why it is not verified, or is spam. */
  reasons: string[];
  answeredAt: string | null;
  deleteAfter: string;
  context: {
    page: string;
    campaign: Record<string, string>;
    language: string;
    view: string;
    device: string;
  } | null;
  delivery: Delivery[];
  notes: Note[];
  history: Event[];
  /** Addresses of colleagues who opened it within two minutes. */
  readers: string[];
  /** Other requests from the same address. */
  others: Row[];
}

export interface Opening {
  me: Person;
  staff: Person[];
  /** Pages that requests came from. */
  pages: string[];
  counts: Counts;
  now: string;
}

export type Counts = Partial<Record<Exclude<DeskView, 'all'>, number>>;

export interface Poll {
  /** To be asked from next. */
  now: string;
  counts: Counts;
  /** Changed, and in the view. */
  rows: Row[];
  /** Changed, and not in the view. */
  gone: { id: string; version: number }[];
  /** There was more than is told: read the view anew. */
  more: boolean;
}

export interface Change {
  id: string;
  version: number;
  set: { status?: 'new' | 'held' | 'spam'; work?: Work; assignee?: string | null };
}

/** What a stale change is told: the request as it is by now, and who changed it last. */
export type Conflict = (Row | { id: string; gone: true }) & {
  last: Pick<Event, 'at' | 'actor' | 'action' | 'details'> | null;
};

export interface Glance {
  days: { day: string; count: number }[];
  interests: Record<string, number>;
  medianSeconds: number | null;
  answered: number;
  oldest: { id: string; createdAt: string } | null;
}

/** Longest note, in code points. */
export const noteLimit = 4000;

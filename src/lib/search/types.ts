/** What kind of page a result is; each has its label in the dialog. */
export type PageKind =
  | 'page'
  | 'solution'
  | 'use-case'
  | 'role'
  | 'industry'
  | 'resource'
  | 'article';

/** A titled part of a page that can be reached by its anchor. */
export interface SearchPart {
  anchor: string;
  title: string;
  text: string;
}

export interface SearchPage {
  path: string;
  kind: PageKind;
  /** As people call the page: `Neural Edge`. */
  title: string;
  /** One sentence on what it holds. */
  summary: string;
  /** Words that lead here and are not shown. */
  words: string;
  /** BCP 47; absent for English. */
  lang?: string;
  /** Offering whose colour marks it. */
  accent?: string;
  parts: readonly SearchPart[];
}

/** Queries that mean the same, and the pages for them. */
export interface SearchTopic {
  /** Whole queries that mean the topic; slips in them are forgiven. */
  queries: readonly string[];
  /** Pages that answer; where `open` is set, pages that are only related. */
  pages: readonly string[];
  /** The site gives no answer: search says so, and offers the form. */
  open?: true;
}

/** The file that the build writes and the dialog loads. */
export interface SearchIndex {
  pages: readonly SearchPage[];
  /** Paths shown before anything is typed. */
  suggested: readonly string[];
  /** Queries offered when nothing was found. */
  tries: readonly string[];
  /** Queries whose pages are named by hand. */
  topics: readonly SearchTopic[];
}

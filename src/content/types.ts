/**
 * Types of the site's content. A page is one data file under `pages/` (its path is its URL), and a
 * list of sections; what the data of each kind is stands beside its component, in `src/sections`.
 */
import type { Sections } from '../sections/registry.ts';
import type { Crumb, ShotId } from './types/base.ts';

export type { DrawingName } from './figures.ts';
export type * from './types/base.ts';

/** Structured data a page asks for; breadcrumb lists come by themselves. */
export type SchemaKind = 'website' | 'organization' | 'blog' | 'article' | 'faq';

export interface PageMeta {
  /** Unique over the site, without the brand, which is appended: at most 60 characters with it. */
  title: string;
  /** On the page's social card, where there is room for more than a title. */
  card?: string;
  /** Unique over the site, 50 to 160 characters. */
  description: string;
  keywords: readonly string[];
  schema?: readonly SchemaKind[];
}

export interface Page {
  meta: PageMeta;
  /** Default: built from the URL. */
  breadcrumbs?: readonly Crumb[];
  /** BCP 47. Default `en`. */
  lang?: 'en' | 'es-MX';
  /** The shot on arrival; a section may name another for when it is on screen. */
  shot: ShotId;
  /**
   * The page that a reader of this one needs next, by its name there, and why. Following it from
   * anywhere ends at the contact form. Home shows its own ways on; articles have their neighbors.
   */
  next?: { href: string; name: string; why: string };
  sections: readonly Section[];
}

export type SectionKind = keyof Sections;

export type Section = Sections[SectionKind];

export type SectionOf<K extends SectionKind> = Sections[K];

/** What every section component receives. */
export interface SectionProps<K extends SectionKind = SectionKind> {
  section: SectionOf<K>;
  lang: NonNullable<Page['lang']>;
  /** The scene's shot while this section leads the screen: its own, else the page's. */
  shot: ShotId;
  /** Every address of the site that answers with a page. */
  paths: readonly string[];
}

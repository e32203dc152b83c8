/**
 * Types of the site's content. A page is one data file under `pages/`
 * (its path is its URL); a page is a list of sections; a section's `kind` picks
 * the component in `src/sections/` that draws it. The kinds stand in `types/`.
 *
 * Content does not import React.
 */
import type { ArticleBody, Articles, Posts } from './types/articles.ts';
import type { Crumb, ShotId } from './types/base.ts';
import type {
  Buyers,
  Counter,
  Faq,
  HomeHero,
  HumanValues,
  Pipeline,
  Process,
  SolutionCards,
  WhatIf,
} from './types/home.ts';
import type {
  CardTrack,
  CaseStudies,
  ClosingCall,
  Contact,
  Essay,
  Figure,
  Hub,
  Instrument,
  Ledger,
  Lost,
  Newsletter,
  NumberedList,
  PageHero,
  ProductFlow,
  Related,
  ResourceCards,
  RoleBlocks,
  Testimonials,
  Tiles,
  Versus,
} from './types/inner.ts';

export type { DrawingName } from './figures.ts';
export type * from './types/articles.ts';
export type * from './types/base.ts';
export type * from './types/home.ts';
export type * from './types/inner.ts';
export type * from './types/supplements.ts';

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

export type Section =
  | HomeHero
  | WhatIf
  | Pipeline
  | Process
  | SolutionCards
  | Buyers
  | HumanValues
  | Counter
  | Posts
  | Articles
  | Faq
  | PageHero
  | Essay
  | NumberedList
  | Tiles
  | Ledger
  | Versus
  | ProductFlow
  | CardTrack
  | Hub
  | RoleBlocks
  | Testimonials
  | CaseStudies
  | Related
  | ClosingCall
  | ResourceCards
  | Newsletter
  | Contact
  | Figure
  | Instrument
  | ArticleBody
  | Lost;

export type SectionKind = Section['kind'];

export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

/** What every section component receives. */
export interface SectionProps<K extends SectionKind = SectionKind> {
  section: SectionOf<K>;
  lang: NonNullable<Page['lang']>;
  /** The scene's shot while this section leads the screen: its own, else the page's. */
  shot: ShotId;
  /** Every address of the site that answers with a page. */
  paths: readonly string[];
}

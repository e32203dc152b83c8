/**
 * Types of the site's content. A page is one data file under `pages/`, whose path gives its URL, and
 * has a list of sections.
 */
import type { Lang, OfferingId, ShotName } from './basic-types.ts';
import type { Section, SectionKind, SectionOf } from './section-types.ts';

export type * from './basic-types.ts';
export type * from './section-types.ts';

/** One link of a breadcrumb trail. The last one, the page itself, has no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

export interface PageMeta {
  /** Unique on the site. The brand is appended; with it, at most 60 characters. */
  title: string;
  /** Headline of the page's social card, if it should be longer than the title. */
  card?: string;
  /** Unique on the site, 50 to 160 characters. */
  description: string;
  /** Separated by commas. */
  keywords: string;
  /** Structured data that does not follow from the page's sections. */
  schema?: readonly ('website' | 'organization')[];
}

export interface Page {
  meta: PageMeta;
  /** Default: built from the URL. */
  breadcrumbs?: readonly Crumb[];
  /** Default: `en`. */
  lang?: Lang;
  /**
   * Shot of the 3D scene. A section can have its own, which applies while the section is active.
   */
  shot: ShotName;
  /** Product that the page is about, whose colour its figures and lists have. */
  accent?: OfferingId;
  /**
   * Link to the page to read next, and the reason to read it. The chain of these links ends at the
   * contact form and has no cycle. Home, contact and articles have none.
   */
  next?: { href: string; why: string };
  sections: readonly Section[];
}

/** Props of every section component. */
export interface SectionProps<K extends SectionKind = SectionKind> {
  section: SectionOf<K>;
  lang: Lang;
  /** Shot of the 3D scene while this section is active: its own, else the page's. */
  shot: ShotName;
  /** The page's. */
  accent: Page['accent'];
  /** The paths of all pages. */
  paths: readonly string[];
}

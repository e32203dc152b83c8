/**
 * Types of the site's content. A page is one data file under `pages/`, whose path gives its URL. It
 * has a list of sections; the data type of each kind of section is in its folder in `src/sections`.
 */

import type { Interest as InterestId } from '../../supabase/functions/_shared/contact-schema.ts';
import type { BodyId, InstrumentId as OfferingId } from '../scene/shared/diagram.ts';
import type { ShotName as ShotId } from '../scene/shared/shots.ts';
import type { Section } from '../sections/registry.ts';
import type { ButtonVariant } from '../ui/button.tsx';
import type { GlyphName } from '../ui/glyph.tsx';
import type { Span as RichSpan } from '../ui/rich-text.tsx';

/*
 * - `OfferingId`: one of the four products of the suite
 * - `BodyId`: one of the five objects of the 3D scene: the four products and the core in their
 *   middle
 * - `ShotId`: name of a shot. A shot is a camera framing of the scene, with the state of its
 *   objects
 * - `InterestId`: value of the interest field of the contact form
 */
export type { BodyId, ButtonVariant, GlyphName, InterestId, OfferingId, RichSpan, Section, ShotId };

/** One link of a breadcrumb trail. The last one, the page itself, has no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Language of a page, as BCP 47 tag. */
export type Lang = 'en' | 'es-MX';

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
  shot: ShotId;
  /**
   * Link to the page to read next, and the reason to read it. The chain of these links ends at the
   * contact form and has no cycle. Home, contact and articles have none.
   */
  next?: { href: string; why: string };
  sections: readonly Section[];
}

export type SectionKind = Section['kind'];

export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

/** Props of every section component. */
export interface SectionProps<K extends SectionKind = SectionKind> {
  section: SectionOf<K>;
  lang: Lang;
  /** Shot of the 3D scene while this section is active: its own, else the page's. */
  shot: ShotId;
  /** Product that the page is about; sections of its figures and lists have its colour. */
  accent: OfferingId | undefined;
  /** The paths of all pages. */
  paths: readonly string[];
}

/**
 * `dark`: near-black; the 3D scene behind the page shows through. `light`: warm off-white; it
 * covers the scene.
 */
export type Theme = 'dark' | 'light';

/**
 * Text with emphasis and links. A plain string is the usual case; an array mixes strings with
 * spans. An `href` that starts with `/` is a route of this site.
 */
export type Rich = string | readonly RichSpan[];

/** File stem of a raster image, rendered by `npm run art`: `/art/<name>-<width>.avif`. */
export type PictureName =
  | OfferingId
  | 'finance-leaders'
  | 'ai-data-teams'
  | 'compliance-officers'
  | 'blog-crm'
  | 'blog-breakfast'
  | 'blog-speed'
  | 'blog-latam'
  | 'blog-compliance';

/** A button or link to another page. `contactHref` creates URLs of the contact form. */
export interface Action {
  label: string;
  href: string;
  /**
   * Language of the linked page, if it differs from this page's. The label then names the language.
   */
  hrefLang?: string;
  variant?: ButtonVariant;
  /** What happens after the button was pressed: a sentence below the buttons. */
  note?: string;
}

/** Data that every kind of section can have. */
export interface Base {
  /** Anchor, unique on the page. */
  id?: string;
  /**
   * Shot of the 3D scene while this section is active: a named camera framing. Default: the page's.
   */
  shot?: ShotId;
}

/** Data of a section with a heading. */
export interface Titled extends Base {
  /** Small label above the title. It is written in sentence case; CSS shows it in capitals. */
  eyebrow?: string;
  title: string;
  lede?: Rich;
  /** Overrides the default theme of the section's kind. */
  theme?: Theme;
}

/** An offering in the suite diagram: a ring with the core in its middle. */
export interface DiagramNode {
  id: OfferingId;
  name: string;
  benefit: string;
  description: string;
  href: string;
}

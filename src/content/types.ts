/**
 * Types of the site's content. A page is one data file under `pages/` (its path is its URL), and a
 * list of sections; what the data of each kind is stands beside its component, in `src/sections`.
 */

import type { Interest as InterestId } from '../../supabase/functions/_shared/contact-schema.ts';
import type { CrumbItem as Crumb } from '../lib/crumbs.ts';
import type { BodyId, InstrumentId as OfferingId } from '../scene/shared/diagram.ts';
import type { ShotName as ShotId } from '../scene/shared/shots.ts';
import type { Sections } from '../sections/registry.ts';
import type { ButtonVariant } from '../ui/button.tsx';
import type { GlyphName } from '../ui/glyph.tsx';
import type { Span as RichSpan } from '../ui/rich-text.tsx';

export type { DrawingName } from './figures.ts';
export type { BodyId, ButtonVariant, Crumb, GlyphName, InterestId, OfferingId, RichSpan, ShotId };

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

/** `dark`: near-black, with the scene behind it. `light`: warm off-white, for reading. */
export type Theme = 'dark' | 'light';

/**
 * Text with emphasis and links. A plain string is the usual case; an array mixes
 * strings with spans. `href` starting with `/` is a route of this site.
 */
export type Rich = string | readonly RichSpan[];

/** A raster picture under `public/art/`, made by `npm run art`. */
export interface PictureData {
  /** File stem: `/art/<name>-<width>.avif`. */
  name: PictureName;
  /** Alternative text; an empty string marks the picture as decorative. */
  alt: string;
}

/** A picture of an offering's body at its gate, as the scene or its drawing shows it. */
export interface DrawnPicture {
  drawing: OfferingId;
  alt: string;
}

/** One of the line figures in `public/figures/values.svg`. */
export interface ValueFigure {
  /** Id of its `<view>`. */
  view: 'curiosity' | 'judgment' | 'empathy' | 'imagination';
  /** Alternative text; an empty string marks the figure as decorative. */
  alt: string;
}

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

/** A button or link that moves the visitor on. Use {@link contactHref} for `/contact` with a reason. */
export interface Action {
  label: string;
  href: string;
  /** Language of the page behind it, where it isn't this page's; the label then says so. */
  hrefLang?: string;
  variant?: ButtonVariant;
}

export interface Base {
  /** Anchor, unique on the page. */
  id?: string;
  /** Overrides the section kind's own theme. */
  theme?: Theme;
  /** Shot while this section leads the screen. */
  shot?: ShotId;
}

/** Small mono label over a title, such as `02 / THE PROBLEM`. Written in sentence case; CSS sets it in capitals. */
export interface Titled extends Base {
  eyebrow?: string;
  title: string;
  lede?: Rich;
}

export interface DiagramNode {
  id: OfferingId;
  name: string;
  /** Degrees on the ring, counter-clockwise from three o'clock. */
  angle: 0 | 90 | 180 | 270;
  benefit: string;
  description: string;
  href: string;
  /** Name of the CSS colour token, e.g. `edge` for `--color-edge`. */
  colour: OfferingId;
  icon: GlyphName;
}

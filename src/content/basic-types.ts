/** Types that pages, sections and the other content share. */
import type { Interest } from '../../supabase/functions/_shared/contact-schema.ts';
import type { ShotName } from '../scene/shared/shots.ts';

/** Language of a page, as BCP 47 tag. */
export type Lang = 'en' | 'es-MX';

export type OfferingId = 'edge' | 'shield' | 'learning' | 'agents';

/** One of the five objects of the scene. */
export type BodyId = OfferingId | 'core';

/** Name of a shot. */
/** Value of the interest field of the contact form. */
export type { Interest, ShotName };

/** Name of a line icon in `ui/glyph.tsx`. */
export type GlyphName =
  | OfferingId
  | 'human'
  | 'ledger'
  | 'chart'
  | 'clock'
  | 'seal'
  | 'lock'
  | 'lens'
  | 'document'
  | 'signal'
  | 'gate'
  | 'factory'
  | 'bank'
  | 'columns'
  | 'tower'
  | 'campus'
  | 'route'
  | 'person'
  | 'people'
  | 'spark'
  | 'compass'
  | 'scale'
  | 'wrench'
  | 'headset'
  | 'flask'
  | 'stack';

/**
 * `dark`: near-black; the scene behind the page shows through. `light`: warm off-white; it
 * covers the scene.
 */
export type Theme = 'dark' | 'light';

/** A part of a rich text: plain text, or a text with a link, emphasis or another language. */
export type Span =
  | string
  | {
      text: string;
      href?: string;
      strong?: true;
      lang?: string;
      /** Language of the linked page, if it differs from this page's. */
      hrefLang?: string;
    };

/**
 * Text with emphasis and links. A plain string is the usual case; an array mixes strings with
 * spans. An `href` that starts with `/` is a route of this site.
 */
export type Rich = string | readonly Span[];

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
  variant?: 'neural' | 'neural-outline' | 'outline' | 'link';
  /** What happens after the button was pressed: a sentence below the buttons. */
  note?: string;
}

/** Data that every kind of section can have. */
export interface Base {
  /** Anchor, unique on the page. */
  id?: string;
  /** Shot of the 3D scene while this section is active. Default: the page's. */
  shot?: ShotName;
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

/** An offering, as the suite diagram shows it. */
export interface Offering {
  id: OfferingId;
  name: string;
  benefit: string;
  description: string;
  href: string;
}

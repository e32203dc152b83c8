/** What the data of all sections is made of: ids, rich text, pictures, actions. */
import type { Interest as InterestId } from '../../../supabase/functions/_shared/contact-schema.ts';
import type { CrumbItem as Crumb } from '../../lib/crumbs.ts';
import type { BodyId, InstrumentId as OfferingId } from '../../scene/shared/diagram.ts';
import type { ShotName as ShotId } from '../../scene/shared/shots.ts';
import type { ButtonVariant } from '../../ui/button.tsx';
import type { GlyphName } from '../../ui/glyph.tsx';
import type { Span as RichSpan } from '../../ui/rich-text.tsx';

export type { BodyId, ButtonVariant, Crumb, GlyphName, InterestId, OfferingId, RichSpan, ShotId };

/** Ink: near-black, the scene shows through. Paper: warm off-white, for reading. */
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

/** What the data of all sections is made of: ids, rich text, pictures, actions. */

export type OfferingId = 'edge' | 'shield' | 'learning' | 'agents';

/** A body of the scene: the four instruments and the human core. */
export type BodyId = OfferingId | 'core';

/** Ink: near-black, the scene shows through. Paper: warm off-white, for reading. */
export type Surface = 'ink' | 'paper';

/** Named camera shots. The numbers live in `scene/shared/shots.ts`. */
export type ShotId =
  | 'constellation' // home hero: everything, tilted, core lit
  | 'field' // four bodies in a slow field, without the core
  | 'stream' // the flow as a straight stream through four gates
  | 'gate-edge' // process: one gate after another
  | 'gate-shield'
  | 'gate-learning'
  | 'gate-agents'
  | 'glow' // receded to a quiet glow
  | 'human' // the core grows, everything orbits it
  | 'pulse' // core waiting for a pulse
  | 'edge' // one body beside a headline
  | 'shield'
  | 'learning'
  | 'agents'
  | `detail-${OfferingId}` // home's windows: so near that a body runs out of its frame
  | 'suite' // all four, frontal
  | 'quiet' // far, low activity, for hubs
  | 'learning-fraud' // first pictures of single pages: a body, and what the page makes of it
  | 'edge-repair'
  | 'shield-audit'
  | 'agents-service'
  | 'learning-ledger'
  | 'edge-line'
  | 'shield-vault'
  | 'agents-thread'
  | 'learning-teams'
  | 'shield-duty'
  | 'suite-cases' // the same for hubs
  | 'suite-industries'
  | 'suite-table'
  | 'suite-roles'
  | 'suite-library'
  | 'role-finance' // home's roles: so near that a body fills the screen with its light
  | 'role-data'
  | 'role-compliance'
  | 'role-operations'
  | 'role-public'
  | 'suite-letters'
  | 'suite-proof'
  | 'stream-home'
  | 'core-alone'
  | 'core-asks'
  | 'core-hears'
  | 'exhibit-suite' // event mode: nearer and brighter, for people five metres away
  | 'exhibit-edge'
  | 'exhibit-shield'
  | 'exhibit-learning'
  | 'exhibit-agents'
  | 'exhibit-process'
  | 'exhibit-signal'
  | 'exhibit-film'
  | 'exhibit-core'
  | 'still'; // nothing is rendered

/** Line glyphs drawn by `ui/glyph.tsx` on a 24-unit grid. Never emoji. */
export type GlyphName =
  | 'edge'
  | 'shield'
  | 'learning'
  | 'agents'
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
  | 'bridge'
  | 'eye'
  | 'scale'
  | 'wrench'
  | 'headset'
  | 'flask'
  | 'stack';

/**
 * Text with emphasis and links. A plain string is the usual case; an array mixes
 * strings with spans. `href` starting with `/` is a route of this site.
 */
export type Rich = string | readonly RichSpan[];

export type RichSpan =
  | string
  | {
      text: string;
      href?: string;
      strong?: true;
      lang?: string;
      /** Language of the page behind the link, where it isn't this page's. */
      hrefLang?: string;
    };

/** A figure of `claims.ts`, as it stands in a row of them. */
export interface Metric {
  figure: string;
  label: string;
}

/** A raster picture under `public/art/`, made by `npm run art`. */
export interface Picture {
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

export type InterestId = 'demo' | 'expert' | 'partnership' | 'careers' | 'other';

/** A button or link that moves the visitor on. Use {@link contactHref} for `/contact` with a reason. */
export interface Action {
  label: string;
  href: string;
  /** Language of the page behind it, where it isn't this page's; the label then says so. */
  hrefLang?: string;
  variant?: ButtonVariant;
}

export type ButtonVariant =
  | 'default'
  | 'destructive'
  | 'outline'
  | 'secondary'
  | 'ghost'
  | 'link'
  | 'neural'
  | 'neural-outline'
  | 'title-outline';

export interface Crumb {
  label: string;
  /** Absent on the last item, which is the page itself. */
  href?: string;
}

export interface Base {
  /** Anchor, unique on the page. */
  id?: string;
  /** Overrides the section kind's own surface. */
  surface?: Surface;
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

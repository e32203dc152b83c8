/**
 * The shape of everything the site says. A page is one data file under `pages/`
 * (its path is its URL); a page is a list of sections; a section's `kind` picks
 * the component in `src/sections/` that draws it.
 *
 * Nothing here knows React. Words and facts only.
 */

import type { DrawingName, DrawnAs } from './figures.ts';

export type { DrawingName } from './figures.ts';

export type OfferingId = 'edge' | 'shield' | 'learning' | 'agents';

/** A body of the scene: the four instruments and the human core. */
export type BodyId = OfferingId | 'core';

/** Ink: near-black, the scene shows through. Paper: warm off-white, for reading. */
export type Surface = 'ink' | 'paper';

/** Named camera shots. The numbers live in `scene/shots.ts`. */
export type ShotId =
  | 'constellation' // home hero: everything, tilted, core lit
  | 'field' // bodies loosened into a slow field
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
  | 'suite' // all four, frontal
  | 'quiet' // far, low activity, for hubs
  | 'exhibit-suite' // event mode: nearer and brighter, for people five metres away
  | 'exhibit-edge'
  | 'exhibit-shield'
  | 'exhibit-learning'
  | 'exhibit-agents'
  | 'exhibit-process'
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
export type RichSpan = string | { text: string; href?: string; strong?: true; lang?: string };

/** A raster picture under `public/art/`, made by `npm run art`. */
export interface Picture {
  /** File stem: `/art/<name>-<width>.avif`. */
  name: PictureName;
  /** Alternative text; an empty string marks the picture as decorative. */
  alt: string;
}

/** A picture that the page draws itself, from the scene's own line drawing. */
export interface DrawnPicture {
  drawing: BodyId;
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

/** Structured data a page asks for; breadcrumb lists come by themselves. */
export type SchemaKind = 'website' | 'organization' | 'blog' | 'article' | 'faq';

export interface PageMeta {
  /** Unique over the site, at most 60 characters, without the brand (it is appended). */
  title: string;
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
  sections: readonly Section[];
}

interface Base {
  /** Anchor, unique on the page. */
  id?: string;
  /** Overrides the section kind's own surface. */
  surface?: Surface;
  /** Shot while this section leads the screen. */
  shot?: ShotId;
}

/** Small mono label over a title, such as `02 / THE PROBLEM`. Written in sentence case; CSS sets it in capitals. */
interface Titled extends Base {
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

// ─── Home ────────────────────────────────────────────────────────────────────

export interface HomeHero extends Base {
  kind: 'home-hero';
  eyebrow: string;
  /** Headline, one string a line. */
  lines: readonly string[];
  lede: string;
  actions: readonly Action[];
  /** Label of the hint to scroll. */
  hint: string;
  nodes: readonly DiagramNode[];
}

/** Questions in very large type; the answer is one sentence. */
export interface WhatIf extends Base {
  kind: 'what-if';
  eyebrow: string;
  title: string;
  questions: readonly { question: string; answer: string; offering: OfferingId }[];
}

export interface PipelineStep {
  id: 'input' | 'secure' | 'ml' | 'action';
  label: string;
  /** Seconds, as in the specification's record; the running index follows the motion tokens. */
  delay: number;
  offering: OfferingId;
  text: string;
}

export interface Pipeline extends Titled {
  kind: 'pipeline';
  steps: readonly PipelineStep[];
  film: { title: string; caption: string };
}

export interface ProcessStep {
  /** '01' to '04'. */
  number: string;
  title: string;
  image: DrawnPicture;
  description: string;
  benefit: string;
  offering: OfferingId;
}

export interface Process extends Titled {
  kind: 'process';
  steps: readonly ProcessStep[];
}

export interface SolutionCard {
  offering: OfferingId;
  title: string;
  benefit: string;
  description: string;
  /** Who it is for, e.g. 'For operations teams'. */
  persona: string;
  image: Picture;
  link: string;
}

export interface SolutionCards extends Titled {
  kind: 'solution-cards';
  cards: readonly SolutionCard[];
}

export interface BuyerCard {
  icon: GlyphName;
  title: string;
  tagline: string;
  benefit: string;
  description: string;
  /** The one figure or word that is set large, e.g. '75%'; `visualLabel` says what it is. */
  visual: string;
  visualLabel: string;
  link: string;
}

export interface Buyers extends Titled {
  kind: 'buyers';
  cards: readonly BuyerCard[];
}

export interface ValueCard {
  icon: GlyphName;
  title: string;
  description: string;
  image: DrawnPicture;
}

/** The emotional centre of home: the human core, and what people bring. */
export interface HumanValues extends Titled {
  kind: 'human-values';
  cards: readonly ValueCard[];
}

export interface Counter extends Base {
  kind: 'counter';
  title: string;
  /** Static sentence for assistive technology in place of the moving figure. */
  sentence: string;
  label: string;
  action: Action;
}

export interface PostCard {
  id: string;
  title: string;
  excerpt: string;
  image: Picture;
  author: string;
  /** Whole minutes, checked against the article's words by a test. */
  readTime: number;
  /** ISO date. */
  date: string;
  category: string;
  link: string;
  language?: 'es';
}

/** The newest articles, on home. */
export interface Posts extends Titled {
  kind: 'posts';
  posts: readonly PostCard[];
  viewAll?: Action;
}

/** The blog list: featured first, then every article, with a search. */
export interface Articles extends Titled {
  kind: 'articles';
  posts: readonly PostCard[];
}

export interface FaqItem {
  question: string;
  answer: string;
}

export interface Faq extends Titled {
  kind: 'faq';
  items: readonly FaqItem[];
}

// ─── Shared by inner pages ───────────────────────────────────────────────────

/** First section of every inner page. The page's `shot` decides what stands beside it. */
export interface PageHero extends Titled {
  kind: 'page-hero';
  /** Body drawn beside the headline in the simplified view. `suite` is the whole constellation. */
  body?: BodyId | 'suite';
  actions?: readonly Action[];
}

/** A two-column essay: claim on the left, reasons on the right. */
export interface Essay extends Titled {
  kind: 'essay';
  paragraphs: readonly Rich[];
  /** A sentence pulled out and set large. */
  pull?: string;
}

/** A numbered list on hairlines (benefit lists, capabilities, challenges). */
export interface NumberedList extends Titled {
  kind: 'numbered-list';
  accent?: OfferingId;
  items: readonly { title: string; text: string }[];
}

/** A bento of unequal tiles. `span` 2 is a wide tile. */
export interface Tiles extends Titled {
  kind: 'tiles';
  accent?: OfferingId;
  items: readonly {
    title: string;
    text: string;
    icon?: GlyphName;
    label?: string;
    href?: string;
    offering?: OfferingId;
    span?: 1 | 2;
  }[];
}

/** Figures set like a table in an annual report. */
export interface Ledger extends Titled {
  kind: 'ledger';
  accent?: OfferingId;
  rows: readonly {
    /** As printed, e.g. '75%', '3–6×', '90 days'. */
    figure: string;
    label: string;
    note?: string;
  }[];
}

/** Two facing columns: what hurts, what answers it, row by row. */
export interface Versus extends Titled {
  kind: 'versus';
  leftLabel: string;
  rightLabel: string;
  rows: readonly { left: string; right: string }[];
}

/** The four-step flow across the four products. */
export interface ProductFlow extends Titled {
  kind: 'product-flow';
  steps: readonly { offering: OfferingId; title: string; description: string }[];
}

/** Use-case or audience cards as rows: title, benefit line, text. */
export interface CardTrack extends Titled {
  kind: 'card-track';
  accent?: OfferingId;
  cards: readonly { title: string; benefit?: string; description: string; href?: string }[];
}

/** A hub's cards: each is a large link to a page. */
export interface Hub extends Titled {
  kind: 'hub';
  cards: readonly {
    title: string;
    tagline?: string;
    description: string;
    href: string;
    icon: GlyphName;
    offering?: OfferingId;
    linkLabel?: string;
  }[];
}

export interface RoleBlock {
  id: string;
  title: string;
  description: string;
  icon: GlyphName;
  image: Picture;
  challenges: readonly string[];
  solutions: readonly string[];
  metrics: readonly { figure: string; label: string }[];
  href: string;
}

export interface RoleBlocks extends Titled {
  kind: 'role-blocks';
  roles: readonly RoleBlock[];
}

export interface Testimonial {
  quote: string;
  /** Absent: withheld. Role and sector are always shown. */
  name?: string;
  role: string;
  sector: string;
}

export interface Testimonials extends Base {
  kind: 'testimonials';
  eyebrow?: string;
  title: string;
  items: readonly Testimonial[];
}

export interface CaseStudies extends Base {
  kind: 'case-studies';
  stories: readonly {
    id: string;
    title: string;
    industry: string;
    /** A description such as 'A multi-plant manufacturer': customers' names are withheld. */
    company: string;
    challenge: string;
    solution: string;
    results: readonly { figure?: string; text: string }[];
    /** Products that carry the story, in order. */
    offerings: readonly OfferingId[];
  }[];
}

export interface RelatedLink {
  title: string;
  description: string;
  href: string;
  category: string;
  /** Language of the page behind it and of its title, where it isn't this page's. */
  lang?: NonNullable<Page['lang']>;
}

/** The specification's Related Content block. */
export interface Related extends Base {
  kind: 'related';
  title: string;
  links: readonly RelatedLink[];
  viewAll?: Action;
}

export interface ClosingCall extends Base {
  kind: 'closing-call';
  eyebrow?: string;
  title: string;
  text?: string;
  /** Whether to print the seasonal line on limited spots (one constant in `site.ts`). */
  spots?: boolean;
  actions: readonly Action[];
}

/** Resources: one card is a link, the others announce themselves with a notice. */
export interface ResourceCards extends Base {
  kind: 'resource-cards';
  cards: readonly (
    | { title: string; text: string; status: string; href: string; posts: readonly PostCard[] }
    | { title: string; text: string; status: 'Coming Soon'; topic: string }
  )[];
}

export interface Newsletter extends Titled {
  kind: 'newsletter';
}

export interface Contact extends Base {
  kind: 'contact';
  title: string;
  lede: string;
  follow: { title: string; text: string; label: string };
  headquarters: { title: string; lines: readonly string[] };
  why: { title: string; items: readonly string[] };
  /** One plain sentence on what is kept and why. */
  privacy: string;
}

/** A page's own drawing, which explains its subject. One a page; no two pages share one. */
export type FigureOf<N extends DrawingName> = Titled &
  DrawnAs<N> & {
    kind: 'figure';
    accent?: OfferingId;
    /** Stands under the drawing. */
    caption: string;
    /** Tells those who can't see the drawing what it shows. */
    alt: string;
  };
export type Figure = { [N in DrawingName]: FigureOf<N> }[DrawingName];

// ─── Articles ────────────────────────────────────────────────────────────────

export type ArticleBlock =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'paragraph'; text: Rich }
  | { kind: 'list'; ordered?: boolean; items: readonly Rich[] }
  | { kind: 'quote'; text: string }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    };

export interface ArticleBody extends Base {
  kind: 'article-body';
  card: PostCard;
  /** Answers the headline in two or three sentences. */
  standfirst: string;
  blocks: readonly ArticleBlock[];
  /** Words of the text, for structured data. */
  words: number;
  previous?: PostCard;
  next?: PostCard;
}

/** 404. */
export interface Lost extends Base {
  kind: 'lost';
  title: string;
  text: string;
  action: Action;
  /** Label of the search, which opens with the address's words. */
  search: string;
  links: readonly Action[];
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
  | ArticleBody
  | Lost;

export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

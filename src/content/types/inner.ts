/** The sections that inner pages share. */
import type { DrawingName, DrawnAs } from '../figures.ts';
import type { Page } from '../types.ts';
import type { PostCard } from './articles.ts';
import type {
  Action,
  Base,
  GlyphName,
  InterestId,
  Metric,
  OfferingId,
  Picture,
  Rich,
  ShotId,
  Titled,
} from './base.ts';

/** First section of every inner page. Its shot, or the page's, is the picture beside it. */
export interface PageHero extends Titled {
  kind: 'page-hero';
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
  kind: 'bento';
  accent?: OfferingId;
  items: readonly {
    title: string;
    text: string;
    icon?: GlyphName;
    label?: string;
    /** The label states a figure, which the list of figures explains. */
    target?: true;
    href?: string;
    offering?: OfferingId;
    span?: 1 | 2;
  }[];
}

/** Figures set like a table in an annual report. */
export interface Ledger extends Titled {
  kind: 'metrics-table';
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
  kind: 'comparison';
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
  kind: 'link-list';
  cards: readonly {
    title: string;
    tagline?: string;
    description: string;
    href: string;
    icon: GlyphName;
    offering?: OfferingId;
    linkLabel?: string;
    /** First picture of the page behind the card: the scene turns to it while the card is pointed at or focused. */
    shot?: ShotId;
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
  metrics: readonly Metric[];
  href: string;
}

export interface RoleBlocks extends Titled {
  kind: 'role-blocks';
  roles: readonly RoleBlock[];
}

export interface Testimonial {
  quote: string;
  /** Whether its speaker has approved it. Until then it carries a mark, and `launch:check` asks for it. */
  approved: boolean;
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
    /** Whether its customer has approved it; `launch:check` asks for it. */
    approved: boolean;
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
  /** Language of the page behind it, where only that isn't this page's. */
  hrefLang?: NonNullable<Page['lang']>;
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
    | {
        title: string;
        text: string;
        status: 'Coming Soon';
        topic: string;
        /** What of it can be read already. */
        now?: { label: string; href: string };
      }
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
    kind: 'illustration';
    accent?: OfferingId;
    /** Stands under the drawing. */
    caption: string;
    /** Tells those who can't see the drawing what it shows. */
    alt: string;
  };

export type Figure = { [N in DrawingName]: FigureOf<N> }[DrawingName];

/** What a product page's figure becomes where a visitor can play it (`features/demos`). */
export interface Instrument extends Titled {
  kind: 'demo';
  instrument: OfferingId;
  caption: string;
  /** What a visitor does after a run: the contact form, with the run's result in it. */
  action: { label: string; interest: InterestId };
}

/** 404. */
export interface Lost extends Base {
  kind: 'not-found';
  title: string;
  text: string;
  action: Action;
  /** Stands before the link to the address that was meant. */
  meant: string;
  /** Label of the search, which opens with the address's words. */
  search: string;
  links: readonly Action[];
}

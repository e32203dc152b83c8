/** The data of each kind of section. */

import type {
  Action,
  Base,
  BodyId,
  GlyphName,
  Interest,
  Lang,
  Offering,
  OfferingId,
  PictureName,
  Rich,
  ShotName,
  Theme,
  Titled,
} from './basic-types.ts';
import type { ClaimId, claims } from './claims.ts';
import type { demoSteps } from './demo-steps.ts';
import type { IllustrationName, IllustrationOf } from './illustration-texts.ts';

export type ArticleBlock =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'paragraph'; text: Rich }
  | { kind: 'list'; ordered?: boolean; items: readonly Rich[] }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    };

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Claims with two digits and a percent sign: the only form that the rolling digits can show. */
export type RollingClaim = {
  [Id in ClaimId]: (typeof claims)[Id]['figure'] extends `${Digit}${Digit}%` ? Id : never;
}[ClaimId];

export interface BuyerCard {
  icon: GlyphName;
  title: string;
  tagline: string;
  benefit: string;
  description: string;
  /** Claim whose figure is shown in large type. */
  visual: RollingClaim;
  /** Other claims for this role. */
  claims: readonly ClaimId[];
  accent: OfferingId | 'human';
  /** Shot while the role is chosen. */
  shot: ShotName;
  link: string;
  linkLabel: string;
}

export interface FaqItem {
  question: string;
  answer: Rich;
}

/**
 * Data of the section with the drawing `N`. A page has at most one such section, and every page has
 * its own drawing.
 */
export type IllustrationData<N extends IllustrationName> = Titled &
  IllustrationOf<N> & {
    accent?: OfferingId;
    /** Text under the drawing. */
    caption: string;
    /** Text alternative of the drawing. */
    alt: string;
  };

export interface PipelineStep {
  id: 'input' | 'secure' | 'ml' | 'action';
  label: string;
  /**
   * When a run begins, the highlights of the previous run go out one by one: this step's after so
   * many seconds.
   */
  delay: number;
  offering: OfferingId;
  text: string;
}

export interface PostCard {
  id: string;
  title: string;
  excerpt: string;
  /** Decorative, so it has no alternative text. */
  image: PictureName;
  /**
   * Body whose line art replaces the picture where the picture is already shown on the page.
   */
  body: BodyId;
  author: string;
  /** Whole minutes; a test compares it with the article's number of words. */
  readTime: number;
  /** ISO date. */
  date: string;
  /** ISO date of the last change of the text. */
  updated?: string;
  category: string;
  link: string;
  lang: Lang;
}

export interface ProcessStepData {
  title: string;
  /** Alternative text of the drawing, which shows the offering's object. */
  imageAlt: string;
  description: string;
  benefit: string;
  offering: OfferingId;
}

export interface ProductStep {
  title: string;
  description: string;
}

export interface RelatedLink {
  title: string;
  description: string;
  href: string;
  category: string;
  /** Language of the linked page and of the title, if it differs from this page's. */
  lang?: Lang;
  /** Language of the linked page, if the title is in this page's language. */
  hrefLang?: Lang;
}

interface ResourceCard {
  title: string;
  text: string;
}

export interface RoleBlockData {
  /** Anchor, last part of the path of the role's page, and name of the picture. */
  id: 'finance-leaders' | 'ai-data-teams' | 'compliance-officers';
  title: string;
  description: string;
  icon: GlyphName;
  imageAlt: string;
  challenges: readonly string[];
  solutions: readonly string[];
  claims: readonly ClaimId[];
}

export interface TestimonialData {
  quote: string;
  /**
   * Whether the speaker has approved the quote; `npm run launch:check` fails until then.
   */
  approved: boolean;
  /** Name of the speaker; absent if it is not published. Role and sector are always shown. */
  name?: string;
  role: string;
  sector: string;
}

/** Kind, which is a folder of `src/sections` → data of such a section. */
interface SectionData {
  'article-body': Base & {
    card: PostCard;
    /** Summary of the article in three lines. */
    standfirst: readonly [string, string, string];
    blocks: readonly ArticleBlock[];
    /** Number of words of the text, for structured data. */
    words: number;
    previous?: PostCard;
    next?: PostCard;
  };
  /** Data of the list of all articles. */
  articles: Titled & {
    posts: readonly PostCard[];
  };
  'audience-picker': Titled & {
    cards: readonly BuyerCard[];
  };
  /** Data of a bento grid: tiles of unequal width that share their borders. */
  bento: Titled & {
    /** Set if the section is not about the page's product. */
    accent?: 'human';
    items: readonly {
      title: string;
      text: string;
      icon: GlyphName;
      /** Claim (a figure that the site states, a standard or a law) that is shown with its kind. */
      claim?: ClaimId;
      href?: string;
      offering?: OfferingId;
      /** Picture of a wide tile. It is decorative, so it has no alternative text. */
      picture?: PictureName;
      /** Number of the grid's six columns; default 2. The tiles fill every row. */
      span?: 4 | 6;
    }[];
  };
  /** Data of cards: use cases or audiences. */
  'card-track': Titled & {
    cards: readonly { title: string; benefit?: string; description: string; href: string }[];
  };
  'case-studies': Base & {
    stories: readonly {
      id: string;
      /** Whether the customer has approved it; `npm run launch:check` fails until then. */
      approved: boolean;
      title: string;
      industry: string;
      /**
       * A description such as 'A multi-plant manufacturer', because customers' names are not
       * published.
       */
      company: string;
      challenge: string;
      solution: string;
      /** The main result: a figure of `content/claims.ts`. */
      claim: ClaimId;
      /** The other results. */
      results: readonly string[];
      /** Products of the case study, in the suite's order. */
      offerings: readonly OfferingId[];
    }[];
  };
  /** Data of what a reader can check on the site, each with a link to the place. */
  checks: Titled & {
    /** Rows in large type, instead of three columns beside the title. */
    isLarge?: boolean;
    items: readonly { title: string; text: string; href: string }[];
  };
  /** Data of the list of all claims: the figures that the site states, from `content/claims.ts`. */
  'claim-list': Titled;
  'closing-call': Base & {
    /** Default: `Next step`. */
    eyebrow?: string;
    title: string;
    text: string;
    /** Whether to show `limitedSpots` of `site.ts`, the seasonal sentence about limited spots. */
    showsLimitedSpots?: boolean;
    actions: readonly Action[];
    /** What a reader can try on the site before asking: the words of the link, and its target. */
    proof?: { text: string; href: string };
    /** What a demo is, in another language than English. */
    demo?: typeof demoSteps;
  };
  /** Data of a comparison in two columns, with a problem and its solution in each row. */
  comparison: Titled & {
    /** Labels of the two columns. */
    head: readonly [problem: string, solution: string];
    rows: readonly (readonly [problem: string, solution: string])[];
  };
  contact: Base & {
    title: string;
    lede: string;
    follow: { title: string; text: string; label: string };
    headquarters: { title: string; text: string };
    why: { title: string; items: readonly string[] };
    /** A sentence about which data is stored, and why. */
    privacy: string;
  };
  counter: Base & {
    title: string;
    /** Static sentence that replaces the changing number for assistive technology. */
    sentence: string;
    label: string;
    action: Action;
  };
  /** Data of a section with an interactive demo of a product. */
  demo: Titled & {
    /** Offering whose demo is shown. */
    offering: OfferingId;
    caption: string;
    /** Link after a run, to the contact form with the result of the run as its message. */
    action: { label: string; interest: Interest };
  };
  /** Data of a two-column essay: a statement on the left, reasons on the right. */
  essay: Titled & {
    paragraphs: readonly Rich[];
  };
  /** Data of the worksheet for the return on investment; see `features/roi-calculator/model.ts`. */
  estimator: Titled;
  /** Data of a list of subjects, each with a text and a question for the contact form. */
  facts: Titled & {
    rows: readonly { term: string; text: Rich; ask?: string }[];
  };
  faq: Titled & {
    items: readonly FaqItem[];
    /** What decides the price, below the questions. */
    price?: { title: string; factors: readonly string[]; link: { label: string; href: string } };
  };
  /** Data of how a product attaches to what a customer has. */
  fit: Titled & {
    /** What the product reads, and what it hands over. */
    goesIn: string;
    comesOut: string;
    need: string;
    beside: string;
  };
  /** Data of a list of terms. */
  glossary: Titled & {
    terms: readonly {
      /** Anchor of the term. */
      id: string;
      term: string;
      text: string;
      href: string;
      /** Label of the link to `href`. */
      page: string;
    }[];
  };
  'home-hero': Base & {
    /** Links that lead each kind of reader to his page. */
    readers: readonly Action[];
    /** Lines of the headline. */
    lines: readonly string[];
    lede: string;
    actions: readonly Action[];
    /** Label of the hint to scroll. */
    hint: string;
    nodes: readonly Offering[];
  };
  /** Data of the home page's section on the contribution of people. */
  'human-values': Titled & {
    cards: readonly {
      icon: GlyphName;
      title: string;
      description: string;
      /** Id of a `<view>` in `public/figures/values.svg`. The drawing is decorative. */
      image: 'curiosity' | 'judgment' | 'empathy' | 'imagination';
    }[];
  };
  illustration: { [N in IllustrationName]: IllustrationData<N> }[IllustrationName];
  /** Data of a list of large links to pages. */
  'link-list': Titled & {
    cards: readonly {
      title: string;
      tagline: string;
      description: string;
      href: string;
      icon: GlyphName;
      offering?: OfferingId;
      /**
       * First shot of the linked page. The scene shows it once the link is hovered or focused. A
       * list with shots has the dark theme.
       */
      shot?: ShotName;
    }[];
  };
  /** Data of a table of claims: figures that the site states, from `content/claims.ts`. */
  'metrics-table': Titled & {
    claims: readonly ClaimId[];
  };
  newsletter: Titled;
  /** Data of the 404 page. */
  'not-found': Base & {
    title: string;
    text: string;
    action: Action;
    /** Text before the link to the similar path. */
    meant: string;
    /** Label of the button that searches for the words of the requested path. */
    search: string;
    links: readonly Action[];
  };
  /** Data of a numbered list: benefits, capabilities or challenges. */
  'numbered-list': Titled & {
    /** Set if the section is not about the page's product. */
    accent?: 'human';
    /** Where a large picture of the page's product stands beside the items, on a wide screen. */
    picture?: 'left' | 'right';
    items: readonly { title: string; text: string }[];
  };
  /**
   * Data of the first section of every page except home. Its scene view shows the section's shot or
   * the page's.
   */
  'page-hero': Titled & {
    /** Composition of the shot that fills the scene view beside the text better than the wide one. */
    layout?: 'tall';
    /**
     * Where the scene view fades out: `below` if the next section also has the dark theme, `around`
     * in an oval if it shows the core alone.
     */
    fades?: 'below' | 'around';
    actions?: readonly Action[];
    /** Where the scene view is on a wide screen, if not right of the text. */
    picture?: 'left';
  };
  /** Data of a pilot in weeks. */
  pilot: Titled & {
    phases: readonly {
      /** `Week 1`, `Weeks 2–4`, or the day at the end. */
      when: string;
      title: string;
      text: string;
      /** Who is in the lead. */
      owner?: string;
    }[];
  };
  pipeline: Titled & {
    steps: readonly PipelineStep[];
    film: { title: string; caption: string };
    /** Link after a run, to the contact form with the result of the run as its message. */
    action: { label: string; interest: Interest };
  };
  /** Data of the newest articles on the home page. */
  posts: Titled & {
    posts: readonly PostCard[];
    viewAll: Action;
  };
  process: Titled & {
    steps: readonly ProcessStepData[];
  };
  /** Data of the flow through the four products, with one step for each, in the suite's order. */
  'product-flow': Titled & {
    steps: readonly [ProductStep, ProductStep, ProductStep, ProductStep];
  };
  /** Data of the specification's block "RelatedSection Content". */
  related: Base & {
    title: string;
    links: readonly RelatedLink[];
    viewAll: Action;
  };
  /**
   * Data of the resources. A published resource links to its page; a planned one shows a notice when
   * it is pressed.
   */
  'resource-cards': Base & {
    published: ResourceCard & { status: string; href: string; posts: readonly PostCard[] };
    planned: readonly (ResourceCard & {
      /** Link to a part of the resource that is already published. */
      now?: { label: string; href: string };
    })[];
  };
  'role-blocks': Titled & {
    roles: readonly RoleBlockData[];
  };
  'solution-cards': Titled & {
    cards: readonly {
      offering: OfferingId;
      title: string;
      benefit: string;
      description: string;
      /** Audience of the product, e.g. 'For operations teams'. */
      persona: string;
      /** Alternative text of the picture, which shows the offering's object. */
      imageAlt: string;
    }[];
  };
  /** Data of a table that compares alternatives. The first cell of each row is its header. */
  table: Titled & {
    head: readonly string[];
    rows: readonly (readonly string[])[];
    /** Conclusion below the table. */
    verdict: string;
  };
  testimonials: Base & {
    /** Default: light. */
    theme?: Theme;
    eyebrow: string;
    title: string;
    items: readonly TestimonialData[];
  };
  /**
   * Data of the section that states a buyer's problems as questions, without naming a product: one for
   * each product, in the suite's order.
   */
  'what-if': Base & {
    eyebrow: string;
    title: string;
    /** Each begins with the eyebrow. */
    questions: readonly [string, string, string, string];
  };
}

export type SectionKind = keyof SectionData;

/** A section of the kind `K`: a full-width part of a page. */
export type SectionOf<K extends SectionKind> = { [P in K]: SectionData[P] & { kind: P } }[K];

/** A section of any kind. */
export type Section = SectionOf<SectionKind>;

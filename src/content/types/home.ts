/** The sections of the home page. */
import type {
  Action,
  Base,
  DiagramNode,
  DrawnPicture,
  GlyphName,
  InterestId,
  Metric,
  OfferingId,
  Picture,
  ShotId,
  Titled,
  ValueFigure,
} from './base.ts';

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
  /** Seconds that the step stays lit when the light leaves the line; the running index follows the motion tokens. */
  delay: number;
  offering: OfferingId;
  text: string;
}

export interface Pipeline extends Titled {
  kind: 'pipeline';
  steps: readonly PipelineStep[];
  film: { title: string; caption: string };
  /** What a visitor does after a signal was followed to its end: the contact form, with the result in it. */
  action: { label: string; interest: InterestId };
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
  /** The one figure that is set large, two digits and a sign, e.g. '75%'; `visualLabel` says what it is. */
  visual: `${number}%`;
  visualLabel: string;
  /** What else is counted for this role. */
  metrics: readonly Metric[];
  /** Accent of the role, and the scene's shot behind it. */
  accent: OfferingId | 'human';
  shot: ShotId;
  link: string;
  linkLabel: string;
}

export interface Buyers extends Titled {
  kind: 'audience-picker';
  cards: readonly BuyerCard[];
}

export interface ValueCard {
  icon: GlyphName;
  title: string;
  description: string;
  image: ValueFigure;
}

/** Home's section on people: the human core, and what people contribute. */
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

export interface FaqItem {
  question: string;
  answer: string;
}

export interface Faq extends Titled {
  kind: 'faq';
  items: readonly FaqItem[];
}

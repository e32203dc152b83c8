import Buyers from './buyers.tsx';
import Counter from './counter.tsx';
import Faq from './faq.tsx';
import HomeHero from './home-hero.tsx';
import HumanValues from './human-values.tsx';
import Pipeline from './pipeline.tsx';
import Posts from './posts.tsx';
import Process from './process.tsx';
import SolutionCards from './solution-cards.tsx';
import WhatIf from './what-if.tsx';

/** The looks of the sections that only home has, in one file: ten files compress worse. */
export const homeLooks = {
  'home-hero': HomeHero,
  'what-if': WhatIf,
  pipeline: Pipeline,
  process: Process,
  'solution-cards': SolutionCards,
  buyers: Buyers,
  'human-values': HumanValues,
  counter: Counter,
  posts: Posts,
  faq: Faq,
} as const;

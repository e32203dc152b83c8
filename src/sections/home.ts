import AudiencePicker from './audience-picker/index.tsx';
import Counter from './counter/index.tsx';
import Faq from './faq/index.tsx';
import HomeHero from './home-hero/index.tsx';
import HumanValues from './human-values/index.tsx';
import Pipeline from './pipeline/index.tsx';
import Posts from './posts/index.tsx';
import Process from './process/index.tsx';
import SolutionCards from './solution-cards/index.tsx';
import WhatIf from './what-if/index.tsx';

/**
 * Components of the sections that only the home page has. They are in one chunk, because one file
 * compresses better than ten.
 */
export const homeSections = {
  'home-hero': HomeHero,
  'what-if': WhatIf,
  pipeline: Pipeline,
  process: Process,
  'solution-cards': SolutionCards,
  'audience-picker': AudiencePicker,
  'human-values': HumanValues,
  counter: Counter,
  posts: Posts,
  faq: Faq,
} as const;

import type { ArticleBodySection } from './article-body/index.tsx';
import type { ArticlesSection } from './articles/index.tsx';
import type { AudiencePickerSection } from './audience-picker/index.tsx';
import type { BentoSection } from './bento/index.tsx';
import type { CardTrackSection } from './card-track/index.tsx';
import type { CaseStudiesSection } from './case-studies/index.tsx';
import type { ChecksSection } from './checks/index.tsx';
import type { ClaimListSection } from './claim-list/index.tsx';
import type { ClosingCallSection } from './closing-call/index.tsx';
import type { ComparisonSection } from './comparison/index.tsx';
import type { ContactData } from './contact/index.tsx';
import type { CounterSection } from './counter/index.tsx';
import type { DemoSection } from './demo/index.tsx';
import type { EssaySection } from './essay/index.tsx';
import type { EstimatorSection } from './estimator/index.tsx';
import type { FactsSection } from './facts/index.tsx';
import type { FaqSection } from './faq/index.tsx';
import type { FitSection } from './fit/index.tsx';
import type { GlossarySection } from './glossary/index.tsx';
import type { HomeHeroSection } from './home-hero/index.tsx';
import type { HumanValuesSection } from './human-values/index.tsx';
import type { IllustrationSection } from './illustrations/parts/drawing.tsx';
import type { LinkListSection } from './link-list/index.tsx';
import type { MetricsTableSection } from './metrics-table/index.tsx';
import type { NewsletterSection } from './newsletter/index.tsx';
import type { NotFoundSection } from './not-found/index.tsx';
import type { NumberedListSection } from './numbered-list/index.tsx';
import type { PageHeroSection } from './page-hero/index.tsx';
import type { PilotSection } from './pilot/index.tsx';
import type { PipelineSection } from './pipeline/index.tsx';
import type { PostsSection } from './posts/index.tsx';
import type { ProcessSection } from './process/index.tsx';
import type { ProductFlowSection } from './product-flow/index.tsx';
import type { RelatedSection } from './related/index.tsx';
import type { ResourceCardsSection } from './resource-cards/index.tsx';
import type { RoleBlocksSection } from './role-blocks/index.tsx';
import type { SolutionCardsSection } from './solution-cards/index.tsx';
import type { TableSection } from './table/index.tsx';
import type { TestimonialsSection } from './testimonials/index.tsx';
import type { WhatIfSection } from './what-if/index.tsx';

/**
 * Data of a section, a full-width part of a page. `src/app/sections.ts` finds its component in the
 * folder of its kind.
 */
export type Section =
  | ArticleBodySection
  | ArticlesSection
  | AudiencePickerSection
  | BentoSection
  | CardTrackSection
  | CaseStudiesSection
  | ChecksSection
  | ClaimListSection
  | ClosingCallSection
  | ComparisonSection
  | ContactData
  | CounterSection
  | DemoSection
  | EssaySection
  | EstimatorSection
  | FactsSection
  | FaqSection
  | FitSection
  | GlossarySection
  | HomeHeroSection
  | HumanValuesSection
  | IllustrationSection
  | LinkListSection
  | MetricsTableSection
  | NewsletterSection
  | NotFoundSection
  | NumberedListSection
  | PageHeroSection
  | PilotSection
  | PipelineSection
  | PostsSection
  | ProcessSection
  | ProductFlowSection
  | RelatedSection
  | ResourceCardsSection
  | RoleBlocksSection
  | SolutionCardsSection
  | TableSection
  | TestimonialsSection
  | WhatIfSection;

/**
 * Data of a section, a full-width part of a page. `src/app/sections.ts` maps each kind to its
 * component.
 */
export type Section =
  | import('./article-body/index.tsx').ArticleBodySection
  | import('./articles/index.tsx').ArticlesSection
  | import('./audience-picker/index.tsx').AudiencePickerSection
  | import('./bento/index.tsx').BentoSection
  | import('./card-track/index.tsx').CardTrackSection
  | import('./case-studies/index.tsx').CaseStudiesSection
  | import('./closing-call/index.tsx').ClosingCallSection
  | import('./comparison/index.tsx').ComparisonSection
  | import('./contact/index.tsx').ContactData
  | import('./counter/index.tsx').CounterSection
  | import('./demo/index.tsx').DemoSection
  | import('./essay/index.tsx').EssaySection
  | import('./faq/index.tsx').FaqSection
  | import('./home-hero/index.tsx').HomeHeroSection
  | import('./human-values/index.tsx').HumanValuesSection
  | import('./illustrations/parts/responsive-svg.tsx').IllustrationSection
  | import('./link-list/index.tsx').LinkListSection
  | import('./metrics-table/index.tsx').MetricsTableSection
  | import('./newsletter/index.tsx').NewsletterSection
  | import('./not-found/index.tsx').NotFoundSection
  | import('./numbered-list/index.tsx').NumberedListSection
  | import('./page-hero/index.tsx').PageHeroSection
  | import('./pipeline/index.tsx').PipelineSection
  | import('./posts/index.tsx').PostsSection
  | import('./process/index.tsx').ProcessSection
  | import('./product-flow/index.tsx').ProductFlowSection
  | import('./related/index.tsx').RelatedSection
  | import('./resource-cards/index.tsx').ResourceCardsSection
  | import('./role-blocks/index.tsx').RoleBlocksSection
  | import('./solution-cards/index.tsx').SolutionCardsSection
  | import('./testimonials/index.tsx').TestimonialsSection
  | import('./what-if/index.tsx').WhatIfSection;

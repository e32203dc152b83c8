import { site } from '../../content/site.ts';
import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { SceneView } from '../../scene/index.tsx';
import { Actions } from '../../ui/button.tsx';
import { Section, useHeadingId } from '../../ui/section.tsx';
import { DemoSteps } from '../demo-steps.tsx';

/** A page's closing call to action: a scene view, a large headline, buttons, and what a demo is. */
export default function ClosingCall({ section, shot }: SectionProps<'closing-call'>) {
  const heading = useHeadingId();
  const hasSceneView = shot !== 'none';
  return (
    <Section
      theme="dark"
      overlay="around"
      id={section.id}
      labelledBy={heading}
      className={cn('gap-y-8 pb-12!', hasSceneView && 'max-md:pt-0!')}
    >
      {hasSceneView && (
        <SceneView
          shot={shot}
          className="col-span-full -mx-gutter min-h-[34svh] md:col-span-4 md:col-start-9 md:row-start-1 md:-mt-section md:ml-0 md:min-h-[24rem]"
        />
      )}
      <Reveal
        as="header"
        className={cn('col-span-full', hasSceneView && 'md:col-span-8 md:row-start-1 md:self-end')}
      >
        <p className="type-label mb-6 text-muted">{section.eyebrow ?? 'Next step'}</p>
        <h2 id={heading} className="type-hero max-w-[13.5em]">
          {section.title}
        </h2>
      </Reveal>
      <Reveal className="rule-top col-span-full grid grid-cols-subgrid items-end gap-y-8 pt-8">
        <p className="type-lede col-span-full max-w-[30em] text-muted lg:col-span-5">
          {section.text}
        </p>
        <div className="col-span-full lg:col-span-7 lg:col-start-6 lg:justify-self-end">
          {section.showsLimitedSpots && site.limitedSpots && (
            <p className="type-label mb-4 flex items-center gap-3 text-accent lg:justify-end">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              <span>{site.limitedSpots}</span>
            </p>
          )}
          <Actions actions={section.actions} size="xl" className="lg:justify-end" />
        </div>
      </Reveal>
      <DemoSteps texts={section.demo} className="col-span-full" isWide />
    </Section>
  );
}

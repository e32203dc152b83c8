import { site } from '../content/site.ts';
import type { SectionOf } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import { Reveal } from '../motion/reveal.tsx';
import { Actions } from '../ui/actions.tsx';
import { Section, useHeadingId } from '../ui/section.tsx';
import { veilLeft } from '../ui/veil.ts';

/**
 * The last word of a page: a full stage, a headline that fills it, one loud button. Where no
 * scene stands on the stage, it is as high as its words ask for.
 */
export default function ClosingCall({ section }: { section: SectionOf<'closing-call'> }) {
  const heading = useHeadingId();
  return (
    <Section
      surface={section.surface ?? 'ink'}
      id={section.id}
      labelledBy={heading}
      className={cn(
        veilLeft,
        'min-h-[92svh] content-end gap-y-10 in-data-[experience=simplified]:min-h-[64svh] lg:gap-y-16',
      )}
    >
      <header className="col-span-full">
        {section.eyebrow && <p className="type-label mb-6 text-muted">{section.eyebrow}</p>}
        <h2 id={heading} className="type-hero max-w-[13.5em]">
          {section.title}
        </h2>
      </header>
      <Reveal className="hairline col-span-full grid grid-cols-subgrid items-end gap-y-8 pt-8">
        {section.text && (
          <p className="type-lede col-span-full max-w-[30em] text-muted lg:col-span-5">
            {section.text}
          </p>
        )}
        <div className="col-span-full lg:col-span-7 lg:col-start-6 lg:justify-self-end">
          {section.spots && (
            <p className="type-label mb-4 flex items-center gap-3 text-accent lg:justify-end">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              {site.limitedSpots}
            </p>
          )}
          <Actions actions={section.actions} size="xl" className="lg:justify-end" />
        </div>
      </Reveal>
    </Section>
  );
}

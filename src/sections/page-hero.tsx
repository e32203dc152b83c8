import type { SectionOf } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import { BodyDrawing, CoreDrawing, SuiteDrawing } from '../scene/index.tsx';
import { Actions } from '../ui/actions.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { veilHero } from '../ui/veil.ts';

/**
 * First section of an inner page: the headline, and the body it speaks of. The body stands
 * where the scene will put it: right of the words on a wide screen, below them on an upright one.
 */
export default function PageHero({ section }: { section: SectionOf<'page-hero'> }) {
  const { body } = section;
  const accent = body && body !== 'suite' && body !== 'core' ? body : 'human';
  return (
    <section
      data-surface="ink"
      data-accent={accent}
      aria-labelledby="page-title"
      className={cn(
        veilHero.stage,
        'stage relative min-h-[min(92svh,68rem)] overflow-clip 4k:min-h-[80svh]',
        'grid-rows-[auto_minmax(20rem,1fr)] beside:grid-rows-none beside:content-end print:grid-rows-none',
      )}
    >
      {body && (
        <div
          data-drawing-slot
          className={cn(
            'pointer-events-none relative order-last col-span-full mx-auto mb-8 max-h-[min(44svh,34rem)] w-full self-center',
            'beside:absolute beside:inset-y-[12%] beside:mb-0 beside:aspect-auto beside:max-h-none beside:self-stretch',
            body === 'suite'
              ? 'aspect-3/2 beside:right-[calc(var(--spacing-gutter)/2)] beside:w-[54%]'
              : 'aspect-square beside:right-gutter beside:w-[40%]',
          )}
        >
          {body === 'suite' ? (
            <SuiteDrawing layout="wide" className="absolute inset-0 size-full" />
          ) : body === 'core' ? (
            <CoreDrawing className="absolute inset-0 size-full" />
          ) : (
            <BodyDrawing id={body} className="absolute inset-0 size-full" />
          )}
        </div>
      )}
      <div
        className={cn(
          veilHero.words,
          'relative col-span-full -mx-gutter grid content-start gap-y-6 px-gutter pt-[calc(var(--spacing-header)+4.5rem)] pb-10',
          'beside:col-span-8 beside:pt-[calc(var(--spacing-header)+6rem)] beside:pr-0 beside:pb-stack',
        )}
      >
        <div>
          {section.eyebrow && <p className="type-label mb-5 text-accent">{section.eyebrow}</p>}
          <h1 id="page-title" className="type-display max-w-[14ch] text-balance">
            {section.title}
          </h1>
        </div>
        {section.lede && (
          <p className="type-lede measure beside:max-w-[min(34em,66%)]">
            <RichText text={section.lede} />
          </p>
        )}
        {section.actions && <Actions actions={section.actions} className="mt-2" />}
      </div>
    </section>
  );
}

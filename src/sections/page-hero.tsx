import type { SectionOf } from '../content/types.ts';
import { BodyDrawing, CoreDrawing, SuiteDrawing } from '../scene/index.tsx';
import { Actions } from '../ui/actions.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** First section of an inner page: the headline, and the body it speaks of beside it. */
export default function PageHero({ section }: { section: SectionOf<'page-hero'> }) {
  const { body } = section;
  const accent = body && body !== 'suite' && body !== 'core' ? body : 'human';
  return (
    <section
      data-surface="ink"
      data-accent={accent}
      aria-labelledby="page-title"
      className="stage relative min-h-[min(92svh,68rem)] content-end gap-y-6 overflow-clip pt-[calc(var(--spacing-header)+6rem)] pb-stack 4k:min-h-[80svh]"
    >
      {body && (
        <div
          data-drawing-slot
          className="pointer-events-none absolute inset-y-[10%] right-[-18%] w-[74%] opacity-45 sm:opacity-70 lg:inset-y-[12%] lg:right-gutter lg:w-[40%] lg:opacity-100"
        >
          {body === 'suite' ? (
            <SuiteDrawing layout="wide" />
          ) : body === 'core' ? (
            <CoreDrawing className="size-full" />
          ) : (
            <BodyDrawing id={body} className="size-full" />
          )}
        </div>
      )}
      <div className="relative col-span-full lg:col-span-8">
        {section.eyebrow && <p className="type-label mb-5 text-accent">{section.eyebrow}</p>}
        <h1 id="page-title" className="type-display max-w-[14ch] text-balance">
          {section.title}
        </h1>
      </div>
      {section.lede && (
        <p className="type-lede measure relative col-span-full lg:col-span-6">
          <RichText text={section.lede} />
        </p>
      )}
      {section.actions && (
        <Actions actions={section.actions} className="relative col-span-full mt-2" />
      )}
    </section>
  );
}

import type { SectionOf } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import { BodyDrawing } from '../scene/index.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { veilLeft } from '../ui/veil.ts';

/**
 * Four steps, one under the other: each a spread of its own with the instrument
 * that does the work. In the full experience the camera stops at each.
 */
export default function Process({ section }: { section: SectionOf<'process'> }) {
  return (
    <Section
      surface="ink"
      id={section.id}
      labelledBy="process-title"
      className={cn(veilLeft, 'gap-y-stack')}
    >
      <SectionHead
        id="process-title"
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
      />
      <ol className="col-span-full grid grid-cols-subgrid" data-process>
        {section.steps.map((step) => (
          <li
            key={step.number}
            data-accent={step.offering}
            data-shot={`gate-${step.offering}`}
            className="hairline col-span-full grid grid-cols-subgrid items-center gap-y-6 py-[clamp(2rem,4vw,7rem)]"
          >
            <p
              aria-hidden="true"
              className="type-figure col-span-3 text-accent max-lg:text-[length:var(--text-display)] lg:col-span-3"
            >
              {step.number}
            </p>
            <div className="col-span-9 lg:col-span-5">
              <h3 className="type-display">{step.title}</h3>
              <p className="type-body measure mt-5 text-muted">{step.description}</p>
              <p className="type-title mt-5 text-accent">{step.benefit}</p>
            </div>
            <div
              data-drawing-slot
              className="col-span-8 col-start-4 aspect-square max-h-[60vw] max-lg:w-2/3 lg:col-span-3 lg:col-start-10"
            >
              <BodyDrawing id={step.offering} className="size-full" title={step.image.alt} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import type { SectionOf } from '../content/types.ts';
import { PipelineSteps } from '../features/pipeline/pipeline-steps.tsx';
import { cn } from '../lib/cn.ts';
import { Film } from '../ui/film.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { veil } from '../ui/veil.ts';

/** The stream through four gates, beside the introduction film. */
export default function Pipeline({ section }: { section: SectionOf<'pipeline'> }) {
  return (
    <Section
      surface="ink"
      id={section.id}
      labelledBy="pipeline-title"
      className={cn(veil, 'items-end gap-y-stack')}
    >
      <SectionHead
        id="pipeline-title"
        eyebrow={section.eyebrow}
        title={section.title}
        size="display"
        className="lg:col-span-7"
        lede={section.lede && <RichText text={section.lede} />}
      />
      <Film
        name="intro"
        title={section.film.title}
        caption={section.film.caption}
        className="col-span-full lg:col-span-5"
      />
      <PipelineSteps steps={section.steps} className="col-span-full" />
    </Section>
  );
}

import type { SectionProps } from '../content/types.ts';
import { PipelineSteps } from '../features/pipeline/pipeline-steps.tsx';
import { ScenePicture } from '../scene/index.tsx';
import { Film } from '../ui/film.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead } from '../ui/section.tsx';

/** The stream through four gates above its four steps, and the introduction film. */
export default function Pipeline({ section, shot }: SectionProps<'pipeline'>) {
  return (
    <Section
      surface="ink"
      scrim="around"
      id={section.id}
      labelledBy="pipeline-title"
      className="items-end gap-y-stack"
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
      <ScenePicture
        shot={shot}
        className="col-span-full -mx-gutter aspect-[1.5] sm:aspect-[3.1] [--soft-x:0px]"
      />
      <PipelineSteps steps={section.steps} className="col-span-full" />
    </Section>
  );
}

import type { SectionOf } from '../content/types.ts';
import { ProjectCounter } from '../features/counter/project-counter.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** One figure across the whole screen, and the call that belongs to it. */
export default function Counter({ section }: { section: SectionOf<'counter'> }) {
  return (
    <Section surface="ink" id={section.id} labelledBy="counter-title" className="gap-y-8">
      <ProjectCounter label={section.label} sentence={section.sentence} className="col-span-full" />
      <div className="hairline col-span-full flex flex-wrap items-center justify-between gap-6 pt-8">
        <h2 id="counter-title" className="type-head">
          {section.title}
        </h2>
        <ButtonLink href={section.action.href} variant="neural" size="xl" arrow>
          {section.action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

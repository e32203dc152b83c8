import type { Action, Base, SectionProps } from '../../content/types.ts';
import { ProjectCounter } from '../../features/counter/project-counter.tsx';
import { SceneView } from '../../scene/index.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';

export interface CounterSection extends Base {
  kind: 'counter';
  title: string;
  /** Static sentence for assistive technology in place of the moving figure. */
  sentence: string;
  label: string;
  action: Action;
}

/** The counter across the screen, beside the core that pulses with each tick, above the Start Now button. */
export default function Counter({ section, shot }: SectionProps<'counter'>) {
  return (
    <Section
      theme="dark"
      overlay="around"
      id={section.id}
      labelledBy="counter-title"
      className="items-center gap-y-8 pt-stack! pb-stack! max-lg:gap-y-4 max-lg:pt-0!"
    >
      <SceneView
        shot={shot}
        round
        className="col-span-full -mx-gutter h-[24svh] self-start lg:absolute lg:right-0 lg:top-0 lg:h-[28vw] lg:w-[43vw]"
      />
      <ProjectCounter
        label={section.label}
        sentence={section.sentence}
        className="col-span-full lg:col-span-9"
      />
      <div className="rule-top col-span-full flex flex-wrap items-center justify-between gap-6 pt-8">
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

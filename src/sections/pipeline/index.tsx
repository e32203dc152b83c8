import { useRef } from 'react';
import { contactHref } from '../../content/routes.ts';
import type { InterestId, OfferingId, SectionProps, Titled } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import type * as scrollMotion from '../../motion/scroll-motion.ts';
import { useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { Film } from '../../ui/film.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

export interface PipelineStep {
  id: 'input' | 'secure' | 'ml' | 'action';
  label: string;
  /** Seconds that the step stays lit when the light leaves the line; the running index follows the motion tokens. */
  delay: number;
  offering: OfferingId;
  text: string;
}

export interface PipelineSection extends Titled {
  kind: 'pipeline';
  steps: readonly PipelineStep[];
  film: { title: string; caption: string };
  /** What a visitor does after a signal was followed to its end: the contact form, with the result in it. */
  action: { label: string; interest: InterestId };
}

const Signal = lazyWhenVisible(() => import('../../features/demos/signal/signal.tsx'));

const open = (motion: typeof scrollMotion, film: HTMLElement) => motion.expandOnScroll(film);

/**
 * The film, which opens as it comes up. A component of its own, because a section that renders again
 * while parts of it wait for their code would lose what was prerendered of them.
 */
function OpeningFilm({ title, caption }: { title: string; caption: string }) {
  const film = useRef<HTMLDivElement>(null);
  useScrollMotion(film, open);
  return (
    <div ref={film} className="col-span-full max-sm:-mx-gutter lg:col-span-8 lg:col-start-5">
      <Film name="intro" title={title} caption={caption} />
    </div>
  );
}

/** The data pipeline: one signal to follow through its four steps, and the introduction film. */
export default function Pipeline({ section }: SectionProps<'pipeline'>) {
  const { action, steps, film } = section;
  const signal = useRef<HTMLDivElement>(null);
  const head = (
    <SectionHead id="pipeline-title" section={section} size="display" className="lg:col-span-7" />
  );
  return (
    <Section
      theme="dark"
      overlay="none"
      id={section.id}
      labelledBy="pipeline-title"
      className="py-0!"
    >
      <div ref={signal} id="signal" className="col-span-full -mx-gutter">
        <Signal
          within={signal}
          fallback={<div className="layout-grid min-h-screen pt-stack">{head}</div>}
          stages={steps}
          action={action.label}
          contact={(text) => contactHref(action.interest, text)}
          head={head}
        />
      </div>
      <div
        data-overlay="even"
        className="layout-grid col-span-full -mx-gutter pb-stack [--overlay:var(--overlay-dense)]"
      >
        <OpeningFilm {...film} />
      </div>
    </Section>
  );
}

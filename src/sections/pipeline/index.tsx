import { useRef } from 'react';
import { contactHref } from '../../content/links.ts';
import type { InterestId, OfferingId, Titled } from '../../content/types/base.ts';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import type * as scrollMotion from '../../motion/scroll-motion.ts';
import { useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { SceneView } from '../../scene/index.tsx';
import { Film } from '../../ui/film.tsx';
import { RichText } from '../../ui/rich-text.tsx';
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

const PipelineSteps = lazyWhenVisible(async () => ({
  default: (await import('../home-later.ts')).PipelineSteps,
}));
const Signal = lazyWhenVisible(() => import('../../features/demos/signal/signal.tsx'));

const open = (motion: typeof scrollMotion, film: HTMLElement) => motion.expandOnScroll(film);

/**
 * The film, which opens as it comes up. A component of its own: a section that is drawn anew while
 * parts of it still wait for their code would lose what was prerendered of them.
 */
function OpeningFilm({ title, caption }: { title: string; caption: string }) {
  const film = useRef<HTMLDivElement>(null);
  useScrollMotion(film, open);
  return (
    <div ref={film} className="col-span-full -mx-gutter">
      <Film name="intro" title={title} caption={caption} />
    </div>
  );
}

/** The stream through four gates above its four steps, the introduction film as wide as the page, and one signal to follow. */
export default function Pipeline({ section, shot }: SectionProps<'pipeline'>) {
  const { action } = section;
  const upper = useRef<HTMLDivElement>(null);
  const signal = useRef<HTMLDivElement>(null);
  return (
    <Section
      theme="dark"
      overlay="none"
      id={section.id}
      labelledBy="pipeline-title"
      className="py-0!"
    >
      <div
        ref={upper}
        data-overlay="around"
        className="layout-grid col-span-full -mx-gutter items-end gap-y-stack pt-stack pb-stack [--overlay:var(--overlay-dense)]"
      >
        <SectionHead
          id="pipeline-title"
          eyebrow={section.eyebrow}
          title={section.title}
          size="display"
          className="lg:col-span-9"
          lede={section.lede && <RichText text={section.lede} />}
        />
        <SceneView
          shot={shot}
          className="col-span-full -mx-gutter aspect-video max-sm:-mr-[14vw] sm:aspect-[3.1] [--soft-x:0px]"
        />
        <PipelineSteps
          within={upper}
          fallback={<div className="col-span-full min-h-64" />}
          steps={section.steps}
          className="col-span-full"
        />
        <OpeningFilm {...section.film} />
      </div>
      <div ref={signal} id="signal" className="col-span-full -mx-gutter">
        <Signal
          within={signal}
          fallback={<div className="min-h-screen" />}
          action={action.label}
          contact={(text) => contactHref(action.interest, text)}
        />
      </div>
    </Section>
  );
}

import './pipeline.css';
import { useRef } from 'react';
import { contactHref } from '../../content/routes.ts';
import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

/** The demo and the film, which are loaded when they come near the screen. */
const Film = lazyWhenVisible(() => import('./film.tsx'));
const Signal = lazyWhenVisible(() => import('../../features/demos/signal/signal.tsx'));

/** A link to it scrolls to its top edge, because its stage has room for the header. */
const toTop = 'scroll-mt-[calc(-1.5rem-var(--spacing-header))]';

/**
 * The data pipeline: a demo that follows a signal through four steps, and the introduction film.
 */
export default function Pipeline({ section }: SectionProps<'pipeline'>) {
  const { action, steps, film } = section;
  const signalRef = useRef<HTMLDivElement>(null);
  const filmRef = useRef<HTMLDivElement>(null);
  const head = <SectionHead id="pipeline-title" section={section} size="display" />;
  return (
    <Section
      theme="dark"
      overlay="none"
      id={section.id}
      labelledBy="pipeline-title"
      className={cn('py-0!', toTop)}
    >
      <div ref={signalRef} id="signal" className={cn('col-span-full -mx-gutter', toTop)}>
        <Signal
          within={signalRef}
          fallback={
            <div className="layout-grid">
              <div className="signal-stage">{head}</div>
            </div>
          }
          stages={steps}
          action={action.label}
          contact={(text) => contactHref(action.interest, text)}
          head={head}
        />
      </div>
      <div
        ref={filmRef}
        data-overlay="even"
        className="layout-grid col-span-full -mx-gutter pb-stack [--overlay:var(--overlay-dense)]"
      >
        <Film
          within={filmRef}
          fallback={<div className="col-span-full aspect-video" />}
          {...film}
        />
      </div>
    </Section>
  );
}

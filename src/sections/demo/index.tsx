import { useRef } from 'react';
import { contactHref } from '../../content/routes.ts';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { TitledSection } from '../../ui/section.tsx';

const demos = {
  edge: lazyWhenVisible(() => import('../../features/demos/edge/edge.tsx')),
  shield: lazyWhenVisible(() => import('../../features/demos/shield/shield.tsx')),
  learning: lazyWhenVisible(() => import('../../features/demos/learning/learning.tsx')),
  agents: lazyWhenVisible(() => import('../../features/demos/agents/agents.tsx')),
};

/**
 * An interactive demo. Its code is loaded when the demo comes near the screen; the prerendered
 * markup shows the result of a run.
 */
export default function Demo({ section }: SectionProps<'demo'>) {
  const { offering, action, caption } = section;
  const figureRef = useRef<HTMLElement>(null);
  const ProductDemo = demos[offering];
  return (
    <TitledSection
      section={section}
      accent={offering}
      theme="dark"
      overlay="around"
      className="overflow-x-clip pt-4! [--overlay:var(--overlay-dense)]"
      headClassName="head-split"
    >
      <figure ref={figureRef} className="col-span-full mt-6">
        <ProductDemo
          within={figureRef}
          fallback={<div className="min-h-screen" />}
          action={action.label}
          contact={(text) => contactHref(action.interest, text)}
        />
        <figcaption className="rule-top type-body mt-6 flex flex-wrap gap-x-6 gap-y-1 pt-4 text-muted">
          <span className="type-label pt-[0.35em] text-accent">Figure</span>
          <span className="max-w-[60em] flex-1 basis-[16rem]">{caption}</span>
        </figcaption>
      </figure>
    </TitledSection>
  );
}

import './human-values.css';
import { useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { Section } from '../../ui/section.tsx';

const Values = lazyWhenVisible(() => import('./values.tsx'));

/** What people contribute, in front of a large fingertip; see `values.tsx`. */
export default function HumanValues({ section }: SectionProps<'human-values'>) {
  const ref = useRef<HTMLElement>(null);
  return (
    <Section
      ref={ref}
      theme="dark"
      overlay="dense"
      accent="human"
      id={section.id}
      labelledBy="human-title"
      className="isolate overflow-clip py-0!"
    >
      <Values
        within={ref}
        root={ref}
        fallback={<div className="col-span-full min-h-screen" />}
        section={section}
      />
    </Section>
  );
}

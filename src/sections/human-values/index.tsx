import { useRef } from 'react';
import type { GlyphName, SectionProps, Titled } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { Section } from '../../ui/section.tsx';

/** Data of the home page's section on the contribution of people. */
export interface HumanValuesSection extends Titled {
  kind: 'human-values';
  cards: readonly {
    icon: GlyphName;
    title: string;
    description: string;
    /** Id of a `<view>` in `public/figures/values.svg`. The drawing is decorative. */
    image: 'curiosity' | 'judgment' | 'empathy' | 'imagination';
  }[];
}

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

import { useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { TitledSection } from '../../ui/section.tsx';

const Rows = lazyWhenVisible(() => import('./rows.tsx'));

/** A list of subjects. It is far below the first screen, so its code comes near the screen. */
export default function Facts({ section, accent }: SectionProps<'facts'>) {
  const ref = useRef<HTMLElement>(null);
  return (
    <TitledSection
      section={section}
      accent={accent}
      ref={ref}
      overlay="dense"
      headClassName="head-split"
    >
      <Rows
        within={ref}
        fallback={<div className="col-span-full min-h-screen" />}
        rows={section.rows}
      />
    </TitledSection>
  );
}

import { useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { TitledSection } from '../../ui/section.tsx';

const Rows = lazyWhenVisible(() => import('./rows.tsx'));

/** All claims of the site, in a table that is loaded when it comes near the screen. */
export default function ClaimList({ section }: SectionProps<'claim-list'>) {
  const ref = useRef<HTMLElement>(null);
  return (
    <TitledSection section={section} ref={ref} headClassName="head-split">
      <Rows
        within={ref}
        fallback={<div className="col-span-full min-h-screen" />}
        title={section.title}
      />
    </TitledSection>
  );
}

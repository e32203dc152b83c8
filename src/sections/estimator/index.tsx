import { useRef } from 'react';
import { contactHref } from '../../content/routes.ts';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { TitledSection } from '../../ui/section.tsx';

const Worksheet = lazyWhenVisible(() => import('../../features/roi-calculator/worksheet.tsx'));

/** The worksheet, which can be printed alone. Its result can be sent with the contact form. */
export default function Estimator({ section }: SectionProps<'estimator'>) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <TitledSection section={section} headClassName="head-split">
      <div ref={ref} data-print-part className="col-span-full mt-8">
        <Worksheet
          within={ref}
          fallback={<div className="min-h-screen" />}
          sendTo={(reason) => contactHref('expert', reason)}
        />
      </div>
    </TitledSection>
  );
}

import type { ReactNode } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import type { Supplement } from './data.ts';

/**
 * The supplements of a page (questions, tables and sources that follow its sections), with a table
 * of contents above them.
 */
export function SupplementsFrame({
  supplements,
  children,
}: {
  supplements: readonly Supplement[];
  children: ReactNode;
}) {
  return (
    <Section theme="light" label="Notes" className="pb-stack">
      <header className="col-span-full grid grid-cols-subgrid gap-y-6 border-t-4 border-double border-text pt-5 pb-8 has-[nav]:pb-stack">
        <p className="type-label col-span-full lg:col-span-4">More on this page</p>
        {supplements.length > 1 && (
          <nav aria-label="Notes" data-print="hide" className="col-span-full lg:col-span-8">
            <ul className="flex flex-wrap gap-x-8">
              {supplements.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="text-link type-small inline-flex min-h-11 items-center"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {children}
    </Section>
  );
}

/**
 * One supplement: its heading is sticky on the left while its content scrolls on the right.
 *
 * @param isWide whether the content takes the whole width below the heading, as tables do
 * @param isPrintable whether the section can be printed alone; see
 *   `features/roi-calculator/worksheet.tsx`
 */
export function SupplementSection({
  supplement,
  isWide = false,
  isPrintable = false,
  children,
}: {
  supplement: Pick<Supplement, 'id' | 'title' | 'lede'>;
  isWide?: boolean;
  isPrintable?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={supplement.id}
      data-print-part={isPrintable ? '' : undefined}
      aria-labelledby={`${supplement.id}-title`}
      className="col-span-full grid scroll-mt-header grid-cols-subgrid gap-y-8 border-t border-text pt-6 pb-section lg:gap-y-12"
    >
      <header
        className={
          isWide
            ? 'col-span-full grid grid-cols-subgrid gap-y-4 lg:items-end'
            : 'col-span-full self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:col-span-4 lg:pr-6'
        }
      >
        <h2
          id={`${supplement.id}-title`}
          className={isWide ? 'type-head col-span-full lg:col-span-6' : 'type-head text-balance'}
        >
          {supplement.title}
        </h2>
        {supplement.lede && (
          <p
            className={
              isWide
                ? 'type-body col-span-full text-muted lg:col-span-6'
                : 'type-body measure mt-4 text-muted'
            }
          >
            <RichText text={supplement.lede} />
          </p>
        )}
      </header>
      <div className={isWide ? 'col-span-full' : 'col-span-full lg:col-span-8'}>{children}</div>
    </section>
  );
}

import { contactHref } from '../../content/routes.ts';
import type { SectionOf } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Arrow } from '../../ui/icons.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

/**
 * Subjects in two columns, each with a text and, below it, a question. The question links to the
 * contact form, in whose challenge field it then stands.
 */
export default function Rows({ rows }: Pick<SectionOf<'facts'>, 'rows'>) {
  return (
    <dl className="col-span-full mt-8 grid gap-x-(--spacing-column) lg:grid-cols-2">
      {rows.map(({ term, text, ask }, index) => {
        // The first of an odd number takes a whole row, so that no column is left empty.
        const isWide = index === 0 && rows.length % 2 === 1;
        return (
          <div
            key={term}
            className={cn(
              'grid content-start gap-y-2 border-t border-text pt-4 pb-8 lg:pr-8',
              isWide && 'gap-x-(--spacing-column) lg:col-span-2 lg:grid-cols-2 lg:pr-0',
            )}
          >
            <dt className="type-title">{term}</dt>
            <dd className="type-body measure">
              <RichText text={text} />
            </dd>
            {ask && (
              <dd className={cn('mt-2', isWide && 'lg:col-start-2 lg:row-span-2 lg:row-start-1')}>
                <SmartLink
                  href={contactHref('expert', ask)}
                  className="group grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-l-2 border-accent py-1 pl-4"
                >
                  <span className="type-small text-muted">
                    Put this to us: you get a written answer.
                  </span>{' '}
                  <Arrow className="row-span-2 w-7 transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
                  <span className="type-body decoration-1 underline-offset-4 group-hover:underline">
                    {ask}
                  </span>
                </SmartLink>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

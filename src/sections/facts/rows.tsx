import { contactHref } from '../../content/routes.ts';
import type { SectionOf } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Arrow } from '../../ui/icons.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

/** Largest numbers of characters of a term in the two larger sizes, in which it has one line. */
const shortTerm = 14;
const longTerm = 30;

/**
 * A ledger: each row has a subject, a text and, beside it, a question. The question links to the
 * contact form, in whose challenge field it then stands.
 */
export default function Rows({ rows }: Pick<SectionOf<'facts'>, 'rows'>) {
  // Terms have one size, apart from one that is a sentence.
  const areShort = rows.every(({ term: { length } }) => length <= shortTerm || length > longTerm);
  const size = areShort ? 'type-head lg:type-display' : 'type-head';
  return (
    <dl className="col-span-full mt-8 border-b border-text">
      {rows.map(({ term, text, ask }) => (
        <div
          key={term}
          className="grid gap-x-(--spacing-column) gap-y-3 border-t border-text py-4 lg:grid-cols-[5fr_4fr_3fr] lg:items-center"
        >
          <dt className={cn('lg:pr-8', term.length > longTerm ? 'type-title' : size)}>{term}</dt>
          <dd className={cn('type-body measure', !ask && 'lg:col-span-2')}>
            <RichText text={text} />
          </dd>
          {ask && (
            <dd className="max-lg:mt-2">
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
      ))}
    </dl>
  );
}

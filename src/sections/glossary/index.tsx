import type { SectionProps } from '../../content/types.ts';
import { TitledSection } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

/** Terms and definitions in columns, each with a link to a page that uses the term. */
export default function Glossary({ section }: SectionProps<'glossary'>) {
  return (
    <TitledSection section={section} headClassName="head-split">
      <dl className="col-span-full mt-stack gap-x-(--spacing-column) md:columns-2 xl:columns-3">
        {section.terms.map(({ id, term, text, href, page }) => (
          <div
            key={id}
            id={id}
            className="break-inside-avoid scroll-mt-[calc(var(--spacing-header)+1rem)] border-t border-line py-5 target:border-t-2 target:border-accent"
          >
            <dt className="type-title">{term}</dt>
            <dd className="type-body mt-2 text-muted">
              <span>{text}</span>{' '}
              <SmartLink href={href} className="text-link inline-block py-1">
                {page}
              </SmartLink>
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

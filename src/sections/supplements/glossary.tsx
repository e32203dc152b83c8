import { SmartLink } from '../../ui/smart-link.tsx';
import type { SupplementOf } from './data.ts';
import { NoteSection } from './frame.tsx';

/** Terms in two columns, like a page of a dictionary; each leads to where it is at work. */
export function Glossary({ note }: { note: SupplementOf<'glossary'> }) {
  return (
    <NoteSection note={note}>
      <dl className="gap-x-10 md:columns-2">
        {note.terms.map(({ id, term, text, href, page }) => (
          <div
            key={id}
            id={id}
            className="break-inside-avoid scroll-mt-[calc(var(--spacing-header)+1rem)] border-t border-line py-5 target:border-t-2 target:border-accent"
          >
            <dt className="type-title">{term}</dt>
            <dd className="type-small mt-2 text-muted">
              {text}{' '}
              <SmartLink href={href} className="text-link inline-block py-1">
                {page}
              </SmartLink>
            </dd>
          </div>
        ))}
      </dl>
    </NoteSection>
  );
}

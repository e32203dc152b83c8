import type { MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { excerpt, markedPieces, type PageHit } from '../../lib/search/engine.ts';
import { Arrow } from '../../ui/icons.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

export const optionId = (index: number) => `search-option-${index}`;

interface ListProps {
  /** Index of the active option; -1 for none. */
  activeIndex: number;
  onLeave: () => void;
  onPoint: (index: number) => void;
}

interface OptionProps extends ListProps {
  index: number;
  href: string;
  lang: string;
  className: string;
  children: ReactNode;
}

/**
 * An option of the listbox: a link. A click closes the dialog, apart from a click with a modifier
 * key, which opens a new tab.
 */
function Option({ index, activeIndex, onLeave, onPoint, lang, className, ...link }: OptionProps) {
  const isActive = index === activeIndex;
  const onClick = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onLeave();
  };
  return (
    <SmartLink
      id={optionId(index)}
      href={link.href}
      // Moves the focus to the heading, also when the result is on this page.
      state={{ arrive: true }}
      hrefLang={lang}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onClick}
      onPointerMove={() => onPoint(index)}
      className={cn('group/option relative col-span-full grid grid-cols-subgrid', className)}
    >
      {link.children}
      <Arrow
        className={cn(
          'col-start-12 row-start-1 w-6 self-center justify-self-end transition-opacity duration-(--duration-feedback) lg:w-10',
          isActive ? 'opacity-100' : 'opacity-0',
        )}
      />
      {/* A line marks the active option, because colour alone is not enough. */}
      <span
        aria-hidden="true"
        className={cn(
          'absolute inset-y-0 -left-gutter w-1 bg-accent forced-colors:bg-[Highlight]',
          'transition-transform duration-(--duration-state) ease-out motion-reduce:transition-none',
          isActive ? 'scale-y-100' : 'scale-y-0',
        )}
      />
    </SmartLink>
  );
}

/** A text in which the words that were found are marked. */
const Marked = ({ text, found }: { text: string; found: readonly string[] }) =>
  markedPieces(text, found).map(({ text: piece, isMarked }, index) =>
    isMarked ? (
      <mark
        key={index}
        className="bg-transparent text-human underline decoration-2 underline-offset-[0.18em]"
      >
        {piece}
      </mark>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );

interface ResultsProps extends ListProps {
  hits: readonly PageHit[];
  label: string;
  id: string;
}

/**
 * The found pages, each with its matching parts. Pages and parts are the options, numbered in this
 * order.
 */
export function Results({ hits, label, id, ...list }: ResultsProps) {
  let count = 0;
  return (
    <div id={id} role="listbox" aria-label={label} className="layout-grid pb-16">
      {hits.map(({ page, parts, found }) => {
        const { path, folder, lang = 'en' } = page;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div
            key={path}
            role="group"
            aria-label={`${page.title}, ${folder}`}
            data-accent={page.accent}
            className="col-span-full grid grid-cols-subgrid border-b border-line"
          >
            <Option
              {...list}
              index={count++}
              href={path}
              lang={lang}
              className="items-baseline gap-y-2 py-5 lg:py-6"
            >
              <span className="type-label col-span-9 row-start-1 flex items-baseline gap-3 text-muted lg:col-span-2">
                <span>{folder}</span>
                {page.lang && <abbr className="border border-current px-1.5 no-underline">MX</abbr>}
              </span>
              <span
                lang={lang}
                className="type-title col-span-full text-balance lg:col-span-4 lg:col-start-3 lg:row-start-1 lg:pr-6"
              >
                <Marked text={page.title} found={found} />
                {page.accent && (
                  <span
                    aria-hidden="true"
                    className="ml-[0.5em] inline-block size-[0.36em] rounded-full bg-accent align-middle"
                  />
                )}
              </span>
              <span
                lang={lang}
                className="type-small col-span-full max-w-[40em] text-pretty text-muted lg:col-span-5 lg:col-start-7 lg:row-start-1"
              >
                <Marked text={page.summary} found={found} />
              </span>
            </Option>
            {parts.map(({ anchor, title, text }) => (
              <Option
                key={`${anchor} ${title}`}
                {...list}
                index={count++}
                href={`${path}#${anchor}`}
                lang={lang}
                className="pb-4"
              >
                <span
                  lang={lang}
                  className="type-small col-span-11 row-start-1 pl-[1.4em] lg:col-span-5 lg:col-start-7"
                >
                  <span
                    aria-hidden="true"
                    className="-ml-[1.4em] inline-block w-[1.4em] text-muted"
                  >
                    ↘
                  </span>
                  <span className="font-medium">
                    <Marked text={title} found={found} />
                  </span>
                  <span className="block text-muted">
                    <Marked text={excerpt(text, found, 84)} found={found} />
                  </span>
                </span>
              </Option>
            ))}
          </div>
        );
      })}
    </div>
  );
}

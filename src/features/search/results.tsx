import type { MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import type { Match, PageHit, SearchPage, SearchPart } from '../../lib/search/engine.ts';
import { excerpt, markedPieces } from '../../lib/search/marks.ts';
import { Arrow } from '../../ui/icons.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import type { Messages } from './messages.ts';

export const optionId = (index: number) => `search-option-${index}`;

interface OptionProps {
  index: number;
  isActive: boolean;
  href: string;
  lang: string;
  onLeave: () => void;
  onPoint: (index: number) => void;
  className: string;
  children: ReactNode;
}

/**
 * An option of the listbox: a link. A click closes the dialog, apart from a click with a modifier
 * key, which opens a new tab.
 */
function Option({
  index,
  isActive,
  href,
  lang,
  onLeave,
  onPoint,
  className,
  children,
}: OptionProps) {
  const onClick = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onLeave();
  };
  return (
    <SmartLink
      id={optionId(index)}
      href={href}
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
      {children}
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

interface ResultsProps {
  hits: readonly PageHit[];
  /** Index of the active option; -1 for none. */
  activeIndex: number;
  label: string;
  id: string;
  messages: Messages;
  onLeave: () => void;
  onPoint: (index: number) => void;
}

/**
 * The found pages, each with its matching parts. Pages and parts are the options, numbered in this
 * order.
 */
export function Results({
  hits,
  activeIndex,
  label,
  id,
  messages,
  onLeave,
  onPoint,
}: ResultsProps) {
  let index = -1;
  const getNextOptionProps = () => {
    index += 1;
    return { index, isActive: index === activeIndex, onLeave, onPoint };
  };
  return (
    // Ligatures are off, because a match of one letter would mark the whole ligature.
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="layout-grid pb-16 [font-variant-ligatures:none]"
    >
      {hits.map((hit) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div
          key={hit.page.path}
          role="group"
          aria-label={`${hit.page.title}, ${messages.kinds[hit.page.kind]}`}
          data-accent={hit.page.accent}
          className="col-span-full grid grid-cols-subgrid border-b border-line"
        >
          <PageOption {...getNextOptionProps()} {...hit} label={messages.kinds[hit.page.kind]} />
          {hit.parts.map(({ part, ...match }) => (
            <Option
              key={`${part.anchor} ${part.title}`}
              {...getNextOptionProps()}
              href={`${hit.page.path}#${part.anchor}`}
              lang={getLang(hit.page)}
              className="pb-4"
            >
              <PartText part={part} match={match} lang={getLang(hit.page)} />
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A text in which the matches are marked. */
function Marked({ text, match }: { text: string; match: Match }) {
  return markedPieces(text, match).map(({ text: piece, marked }, index) =>
    marked ? (
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
}

function PartText({ part, match, lang }: { part: SearchPart; match: Match; lang: string }) {
  /** Excerpt of at most 84 characters. */
  const line = excerpt(part.text, match, 84);
  // An excerpt without a match is left out, because it adds nothing to the title.
  const hasMatch = markedPieces(line, match).some(({ marked }) => marked);
  return (
    <span
      lang={lang}
      className="type-small col-span-11 row-start-1 grid grid-cols-[1.4em_1fr] lg:col-span-5 lg:col-start-7"
    >
      <span aria-hidden="true" className="text-muted">
        ↘
      </span>
      <span>
        <span className="font-medium">
          <Marked text={part.title} match={match} />
        </span>
        {hasMatch && (
          <span className="block text-muted">
            <Marked text={line} match={match} />
          </span>
        )}
      </span>
    </span>
  );
}

const getLang = (page: SearchPage) => page.lang ?? 'en';

function PageOption({
  page,
  label,
  found,
  queryTerms,
  ...option
}: Omit<OptionProps, 'href' | 'lang' | 'className' | 'children'> &
  Match & { page: SearchPage; label: string }) {
  const match = { found, queryTerms };
  return (
    <Option
      {...option}
      href={page.path}
      lang={getLang(page)}
      className="items-baseline gap-y-2 py-5 lg:py-6"
    >
      <span className="type-label col-span-9 row-start-1 flex items-baseline gap-3 text-muted lg:col-span-2">
        <span>{label}</span>
        {page.lang && <abbr className="border border-current px-1.5 no-underline">MX</abbr>}
      </span>
      <span
        lang={getLang(page)}
        className="type-title col-span-full text-balance lg:col-span-4 lg:col-start-3 lg:row-start-1 lg:pr-6"
      >
        <Marked text={page.title} match={match} />
        {page.accent && (
          <span
            aria-hidden="true"
            className="ml-[0.5em] inline-block size-[0.36em] rounded-full bg-accent align-middle"
          />
        )}
      </span>
      <span
        lang={getLang(page)}
        className="type-small col-span-full max-w-[40em] text-pretty text-muted lg:col-span-5 lg:col-start-7 lg:row-start-1"
      >
        <Marked text={page.summary} match={match} />
      </span>
    </Option>
  );
}

interface UnansweredProps {
  query: string;
  /** Address of the contact form, which opens with the query. */
  askHref: string;
  /** Example queries that have an answer. */
  tries: readonly string[];
  messages: Messages;
  onTry: (query: string) => void;
  onLeave: () => void;
}

/** Says that the site has no answer, and links to the contact form, which opens with the query. */
export function Unanswered({ query, askHref, tries, messages, onTry, onLeave }: UnansweredProps) {
  return (
    <div className="layout-grid gap-y-5 border-b border-line py-8 lg:py-stack">
      <p className="type-head col-span-full text-balance wrap-anywhere lg:col-span-9 lg:col-start-3">
        {messages.nothing(query)}
      </p>
      <p className="type-small col-span-full lg:col-span-9 lg:col-start-3">
        <SmartLink
          href={askHref}
          onClick={onLeave}
          className="text-link inline-flex min-h-11 items-center"
        >
          {messages.ask}
        </SmartLink>
      </p>
      {tries.length > 0 && (
        <p className="type-small col-span-full flex flex-wrap items-center gap-x-6 lg:col-span-9 lg:col-start-3">
          <span className="text-muted">{`${messages.tryThese}:`}</span>
          {tries.map((text) => (
            <button
              key={text}
              type="button"
              onClick={() => onTry(text)}
              className="text-link min-h-11"
            >
              {text}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

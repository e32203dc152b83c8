import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isComposing } from '../../lib/composition.ts';
import { createSearch, type Search } from '../../lib/search/engine.ts';
import { Moving } from '../../motion/presence.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { messages } from './messages.ts';
import { optionId, Results } from './results.tsx';

/** @throws if the index does not load */
export async function loadSearch(): Promise<Search> {
  // The build writes the index's address into every page, because its file name changes with its
  // content.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="search-index"]');
  const response = await fetch(meta?.content ?? '');
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return createSearch(await response.json());
}

export interface PanelProps {
  search: Search;
  /** Initial text of the field. */
  initial: string;
  /** Returns the address of the contact form, with a query for its challenge field. */
  askHref: (query: string) => string;
  close: () => void;
}

/** Content of the search dialog: a field, and below it the results. */
export function Panel({ search, initial, askHref, close }: PanelProps) {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();

  useEffect(() => field.current?.focus(), []);

  const query = text.trim();
  const { kind, hits } = useMemo(() => search(query), [search, query]);
  const isUnanswered = kind === 'open' || kind === 'unknown';
  /** Number of options: each result and each of its parts. */
  const optionCount = hits.reduce((sum, hit) => sum + 1 + hit.parts.length, 0);
  const options = useListbox(optionCount, query && !isUnanswered ? 0 : -1, hits);
  const heading = query ? messages[kind](hits.length) : messages.suggested;

  return (
    // On a low screen the whole dialog scrolls, because there is no room for a scrolling list below
    // the field.
    <div className="flex h-full flex-col overscroll-contain [@media(height<30rem)]:block [@media(height<30rem)]:overflow-y-auto">
      <div className="layout-grid items-end border-b border-muted pt-3 pb-4 lg:pt-6 lg:pb-6">
        <p className="type-label col-span-8 self-center text-muted" aria-hidden="true">
          {messages.title}
        </p>
        <button
          type="button"
          onClick={close}
          className="type-label col-span-4 inline-flex min-h-11 items-center gap-3 justify-self-end text-muted transition-colors duration-(--duration-feedback) hover:text-text"
        >
          <span>{messages.close}</span>
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            stroke="currentColor"
            strokeWidth="1.6"
            className="size-4"
          >
            <path d="M1 1l14 14M15 1L1 15" />
          </svg>
        </button>
        <input
          ref={field}
          data-autofocus
          role="combobox"
          aria-label={messages.title}
          aria-autocomplete="list"
          aria-expanded={optionCount > 0}
          aria-controls={listId}
          aria-activedescendant={options.id}
          placeholder={messages.placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (!isComposing(event.nativeEvent)) options.onKeyDown(event);
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          className="type-head md:type-display col-span-full mt-2 w-full bg-transparent py-1 caret-human outline-offset-0 placeholder:text-muted placeholder:opacity-100 lg:mt-4"
        />
      </div>

      <div className="flex-1 overflow-y-auto overscroll-contain [@media(height<30rem)]:overflow-visible">
        <div role="status" className="sr-only">
          {isUnanswered && <span>{`${messages.nothing(query)} `}</span>}
          {query && hits.length > 0 && <span>{heading}</span>}
        </div>
        {/* A list of another kind rises; within a kind it follows the typing at once. */}
        <Moving key={query && kind} by="rise">
          {isUnanswered && (
            <div className="layout-grid gap-y-5 border-b border-line py-8 lg:py-stack">
              <p className="type-head col-span-full text-balance wrap-anywhere lg:col-span-9 lg:col-start-3">
                {messages.nothing(query)}
              </p>
              <p className="type-small col-span-full lg:col-span-9 lg:col-start-3">
                <SmartLink
                  href={askHref(query)}
                  onClick={close}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {messages.ask}
                </SmartLink>
              </p>
            </div>
          )}
          {hits.length > 0 && (
            <>
              <p className="type-label px-gutter pt-6 pb-3 text-muted" aria-hidden="true">
                {heading}
              </p>
              <Results
                hits={hits}
                activeIndex={options.activeIndex}
                label={heading}
                id={listId}
                onLeave={close}
                onPoint={options.pointAt}
              />
            </>
          )}
        </Moving>
      </div>
    </div>
  );
}

/**
 * Active option of a listbox below a combobox: the focus stays in the field, arrow keys change the
 * option, Enter opens it. Home and End belong to the field's text until an arrow has moved into the
 * list.
 *
 * @param count      number of options
 * @param firstIndex active option of a new list; -1 for none
 * @param list       identity of the list: another value means a new list
 */
function useListbox(count: number, firstIndex: number, list: unknown) {
  const initial = { list, index: firstIndex, isMoved: false };
  const [state, setState] = useState(initial);
  // The state of an earlier list is ignored.
  const active = state.list === list ? state : initial;
  const id = active.index >= 0 && active.index < count ? optionId(active.index) : undefined;

  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0) return;
    if (event.key === 'Enter') {
      if (id) document.getElementById(id)?.click();
      return;
    }
    const targets: Partial<Record<string, number>> = {
      ArrowDown: (active.index + 1) % count,
      ArrowUp: active.index <= 0 ? count - 1 : active.index - 1,
      ...(active.isMoved && { Home: 0, End: count - 1 }),
    };
    const index = targets[event.key];
    if (index === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setState({ list, index, isMoved: true });
  };

  /** Makes the option under the pointer active; arrow keys continue from there. */
  const pointAt = (index: number) => {
    if (index !== active.index) setState({ ...active, index });
  };

  return { activeIndex: active.index, id, onKeyDown, pointAt };
}

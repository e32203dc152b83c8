import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../lib/cn.ts';
import { isComposing } from '../../lib/composition.ts';
import type { Answer, SearchEngine } from '../../lib/search/engine.ts';
import { store } from '../../lib/storage.ts';
import { Moving } from '../../motion/presence.tsx';
import { Button } from '../../ui/button.tsx';
import { loadEngine } from './load.ts';
import { messagesFor } from './messages.ts';
import { optionId, Results, Unanswered } from './results.tsx';
import { isSlashOn, isSlashTaken, slashStorageKey } from './search-button.tsx';

const inputClasses = cn(
  'type-head col-span-full mt-2 w-full bg-transparent py-1 text-text caret-human outline-offset-0',
  'placeholder:text-muted placeholder:opacity-100 md:type-display lg:mt-4',
);

/** Answer before the engine has loaded. */
const emptyAnswer: Answer = { kind: 'answered', hits: [] };

export interface PanelProps {
  /** Initial text of the field. */
  initial: string;
  /** Returns the address of the contact form, with a query for its challenge field. */
  askHref: (query: string) => string;
  close: () => void;
}

/** Content of the search dialog: a field, and below it the results. */
export function Panel({ initial, askHref, close }: PanelProps) {
  const [query, setQuery] = useState(initial);
  const [engine, setEngine] = useState<SearchEngine>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tryCount, setTryCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const messages = useMemo(() => messagesFor(document.documentElement.lang), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    let isCurrent = true;
    setHasFailed(false);
    loadEngine().then(
      (loaded) => isCurrent && setEngine(loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [tryCount]);

  useEffect(() => field.current?.focus(), []);

  // The field updates at once, and the list may follow later.
  const searchedQuery = useDeferredValue(query).trim();
  const isListStale = searchedQuery !== query.trim();
  const { kind, hits } = useMemo(
    () => engine?.answer(searchedQuery) ?? emptyAnswer,
    [searchedQuery, engine],
  );
  const isUnanswered = kind === 'open' || kind === 'unknown';
  /** Number of options: each result and each of its parts. */
  const optionCount = hits.reduce((sum, hit) => sum + 1 + hit.parts.length, 0);
  const options = useListbox(optionCount, searchedQuery && !isUnanswered ? 0 : -1, hits);
  // Enter while the list is stale waits for the list, and then opens the first result of the typed
  // query.
  const isEnterPending = useRef(false);
  useEffect(() => {
    if (isListStale || !isEnterPending.current) return;
    isEnterPending.current = false;
    if (options.id) document.getElementById(options.id)?.click();
  }, [isListStale, options.id]);

  const headings = {
    answered: messages.found,
    partly: messages.partly,
    open: messages.related,
    unknown: messages.found,
  };
  const heading = searchedQuery ? headings[kind](hits.length) : messages.suggested;

  const searchFor = (text: string) => {
    setQuery(text);
    field.current?.focus();
  };

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
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return;
            isEnterPending.current = event.key === 'Enter' && isListStale;
            if (!isEnterPending.current) options.onKeyDown(event);
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          className={inputClasses}
        />
      </div>

      <div className="flex-1 overflow-y-auto overscroll-contain [@media(height<30rem)]:overflow-visible">
        <div role="status" className="sr-only">
          {isUnanswered && <span>{`${messages.nothing(searchedQuery)} `}</span>}
          {searchedQuery && hits.length > 0 && <span>{heading}</span>}
        </div>
        {hasFailed && (
          <div role="alert" className="layout-grid gap-y-6 py-stack">
            <p className="type-title col-span-full">{messages.failed}</p>
            <p className="col-span-full">
              <Button variant="neural" onClick={() => setTryCount(tryCount + 1)}>
                {messages.retry}
              </Button>
            </p>
          </div>
        )}
        {!hasFailed && !engine && (
          <p className="type-label px-gutter py-stack text-muted">{messages.loading}</p>
        )}
        {/* A list of another kind rises; within a kind it follows the typing at once. */}
        {engine && (
          <Moving key={searchedQuery && kind} by="rise">
            {isUnanswered && (
              <Unanswered
                query={searchedQuery}
                askHref={askHref(searchedQuery)}
                tries={kind === 'unknown' ? engine.index.tries : []}
                messages={messages}
                onTry={searchFor}
                onLeave={close}
              />
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
                  messages={messages}
                  onLeave={close}
                  onPoint={options.pointAt}
                />
              </>
            )}
          </Moving>
        )}
      </div>

      <div className="type-label hidden flex-wrap items-center gap-x-8 gap-y-1 border-t border-line px-gutter py-3 text-muted pointer-fine:flex">
        {messages.keys.map(([key, action]) => (
          <span key={key} aria-hidden="true">
            <span className="text-text">{key}</span> <span>{action}</span>
          </span>
        ))}
        <div className="ml-auto">
          <SlashSwitch label={messages.slash} />
        </div>
      </div>
    </div>
  );
}

/**
 * Switches the key `/` off and on, and stores the setting. A shortcut of a single character needs
 * such a switch (WCAG 2.1.4). It is left out if the browser uses the key itself.
 */
function SlashSwitch({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isSlashOn);
  if (isSlashTaken()) return null;
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          store('localStorage', slashStorageKey, target.checked ? null : 'off');
          setIsOn(target.checked);
        }}
        className="size-4 accent-human"
      />
      <span>{label}</span>
    </label>
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

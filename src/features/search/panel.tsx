import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Answer, SearchEngine } from '../../lib/search/engine.ts';
import { Button } from '../../ui/button.tsx';
import { loadEngine } from './load.ts';
import { messagesFor } from './messages.ts';
import { optionId, Results, Unanswered } from './results.tsx';
import { slashIsOn, slashIsTaken, slashKey } from './search-button.tsx';

/** Results that are shown while the field is empty. */
const suggestedBy = ({ index }: SearchEngine): Answer => ({
  kind: 'answered',
  hits: index.suggested.flatMap((path) => {
    const page = index.pages.find((page) => page.path === path);
    return page ? [{ page, parts: [], found: [], queryTerms: [] }] : [];
  }),
});

const nothingYet: Answer = { kind: 'answered', hits: [] };

export interface PanelProps {
  /** What the field begins with. */
  initial: string;
  /** Address of the contact form, with a query for its challenge field. */
  askHref: (query: string) => string;
  close: () => void;
}

/** Content of the search dialog: a field, and below it the results. */
export function Panel({ initial, askHref, close }: PanelProps) {
  const [query, setQuery] = useState(initial);
  const [engine, setEngine] = useState<SearchEngine>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const word = useMemo(() => messagesFor(document.documentElement.lang), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let current = true;
    setFailed(false);
    loadEngine().then(
      (loaded) => current && setEngine(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [tries]);

  useEffect(() => field.current?.focus(), []);

  // The field updates at once; the list may follow later.
  const wanted = useDeferredValue(query).trim();
  const late = wanted !== query.trim();
  const { kind, hits } = useMemo(() => {
    if (!engine) return nothingYet;
    return wanted ? engine.answer(wanted) : suggestedBy(engine);
  }, [wanted, engine]);
  const unanswered = kind === 'open' || kind === 'unknown';
  const count = hits.reduce((sum, hit) => sum + 1 + hit.parts.length, 0);
  const options = useListbox(count, wanted && !unanswered ? 0 : -1, hits, optionId);
  // Enter before the list has caught up opens the first result of what was typed, not of what is still shown.
  const entered = useRef(false);
  useEffect(() => {
    if (late || !entered.current) return;
    entered.current = false;
    if (options.id) document.getElementById(options.id)?.click();
  }, [late, options.id]);

  const counted = {
    answered: word.found,
    partly: word.partly,
    open: word.related,
    unknown: word.found,
  };
  const heading = wanted ? counted[kind](hits.length) : word.suggested;

  const take = (text: string) => {
    setQuery(text);
    field.current?.focus();
  };

  return (
    // On a screen without room for a list below the field, all of the dialog scrolls.
    <div
      data-lenis-prevent
      className="flex h-full flex-col overscroll-contain [@media(height<30rem)]:block [@media(height<30rem)]:overflow-y-auto"
    >
      <div className="layout-grid items-end border-b border-muted pt-3 pb-4 lg:pt-6 lg:pb-6">
        <p className="type-label col-span-8 self-center text-muted" aria-hidden="true">
          {word.title}
        </p>
        <button
          type="button"
          onClick={close}
          className="type-label col-span-4 inline-flex min-h-11 items-center gap-3 justify-self-end text-muted transition-colors duration-(--duration-feedback) hover:text-text"
        >
          {word.close}
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
          role="combobox"
          aria-label={word.title}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={options.id}
          placeholder={word.placeholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            entered.current = event.key === 'Enter' && late;
            if (!entered.current) options.onKeyDown(event);
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          className="type-head col-span-full mt-2 w-full bg-transparent py-1 text-text caret-human outline-offset-0 placeholder:text-muted placeholder:opacity-100 md:type-display lg:mt-4"
        />
      </div>

      <div className="flex-1 overflow-y-auto overscroll-contain [@media(height<30rem)]:overflow-visible">
        <div role="status" className="sr-only">
          {unanswered && `${word.nothing(wanted)} `}
          {wanted && hits.length > 0 && heading}
        </div>
        {failed && (
          <div role="alert" className="layout-grid gap-y-6 py-stack">
            <p className="type-title col-span-full">{word.failed}</p>
            <p className="col-span-full">
              <Button variant="neural" onClick={() => setTries(tries + 1)}>
                {word.retry}
              </Button>
            </p>
          </div>
        )}
        {!failed && !engine && (
          <p className="type-label px-gutter py-stack text-muted">{word.loading}</p>
        )}
        {unanswered && engine && (
          <Unanswered
            query={wanted}
            askHref={askHref(wanted)}
            tries={kind === 'unknown' ? engine.index.tries : []}
            word={word}
            onTry={take}
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
              chosen={options.chosen}
              label={heading}
              id={listId}
              word={word}
              onLeave={close}
              onPoint={options.point}
            />
          </>
        )}
      </div>

      <div className="type-label hidden flex-wrap items-center gap-x-8 gap-y-1 border-t border-line px-gutter py-3 text-muted pointer-fine:flex">
        {word.keys.map(([key, does]) => (
          <span key={key} aria-hidden="true">
            <span className="text-text">{key}</span> {does}
          </span>
        ))}
        <div className="ml-auto">
          <SlashSwitch label={word.slash} />
        </div>
      </div>
    </div>
  );
}

function keep(on: boolean): void {
  try {
    if (on) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, 'off');
  } catch {
    // Storage is switched off: the key stays on.
  }
}

/**
 * Switches the key `/` off and on again, remembered. A single character as a shortcut
 * needs such a switch (WCAG 2.1.4); where the browser has the key itself, there is nothing to switch.
 */
export function SlashSwitch({ label }: { label: string }) {
  const [on, setOn] = useState(slashIsOn);
  if (slashIsTaken()) return null;
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          keep(target.checked);
          setOn(target.checked);
        }}
        className="size-4 accent-human"
      />
      {label}
    </label>
  );
}

/**
 * Active option of a listbox below a combobox: the focus stays in the field, arrow keys change the
 * option, Enter opens it. Home and End belong to the field's text until an
 * arrow has moved into the list.
 *
 * @param count  options in the list
 * @param first  chosen when the list is new: -1 for none
 * @param list   another value means another list
 * @param idOf   id of an option's element
 */
export function useListbox(
  count: number,
  first: number,
  list: unknown,
  idOf: (index: number) => string,
) {
  const [chosen, setChosen] = useState({ list, index: first, moved: false });
  const now = chosen.list === list ? chosen : { list, index: first, moved: false };
  const id = now.index >= 0 && now.index < count ? idOf(now.index) : undefined;

  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'Enter') {
      if (id) document.getElementById(id)?.click();
      return;
    }
    const to: Partial<Record<string, number>> = {
      ArrowDown: (now.index + 1) % count,
      ArrowUp: now.index <= 0 ? count - 1 : now.index - 1,
      ...(now.moved && { Home: 0, End: count - 1 }),
    };
    const index = to[event.key];
    if (index === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen({ list, index, moved: true });
  };

  /** Makes the option under the pointer active; arrow keys continue from there. */
  const point = (index: number) => {
    if (index !== now.index) setChosen({ ...now, index });
  };

  return { chosen: now.index, id, onKeyDown, point };
}

import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { interestNames } from '../../supabase/functions/_shared/contact-schema.ts';
import type { Bootstrap, DeskView, Filter } from '../../supabase/functions/_shared/desk.ts';
import { deskTiming } from '../motion/desk-tokens.ts';
import { Button } from '../ui/button.tsx';
import { fieldClass } from './controls.tsx';

/**
 * Filters within a view (a list of requests in the same state), including the search. `from` and
 * `to` are the first and the last day, as dates without a time.
 */
export type FilterValues = Omit<Filter, 'view'>;

/**
 * Local midnight at the start of a date, as an ISO time; undefined if the date is not valid.
 *
 * @param days days to add to the date: with 1 the result is the end of the date
 */
function toMidnight(date: string | undefined, days: number): string | undefined {
  const time = new Date(`${date}T00:00`);
  time.setDate(time.getDate() + days);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** The filter that the server applies. */
export function toFilter(view: DeskView, { from, to, ...others }: FilterValues): Filter {
  const fromTime = toMidnight(from, 0);
  const toTime = toMidnight(to, 1);
  return { view, ...others, ...(fromTime && { from: fromTime }), ...(toTime && { to: toTime }) };
}

interface FilterProps {
  filterValues: FilterValues;
  onFilterChange: (next: FilterValues) => void;
}

/** Returns the filter values with one value changed, or removed if it is empty. */
function withValue(
  filterValues: FilterValues,
  name: keyof FilterValues,
  value: string,
): FilterValues {
  const { [name]: _, ...others } = filterValues;
  return value ? { ...others, [name]: value } : others;
}

/** The search in name, company, email and message. It starts when typing pauses. */
export function SearchField({
  filterValues,
  onFilterChange,
  inputRef,
}: FilterProps & { inputRef: RefObject<HTMLInputElement | null> }) {
  const [text, setText] = useState(filterValues.search ?? '');
  const searchTimer = useRef(0);
  const search = filterValues.search ?? '';
  const ownSearch = useRef(search);
  // The input follows a search that is changed elsewhere. Its own search may come back when more has
  // been typed, which stays.
  useEffect(() => {
    if (search === ownSearch.current) return;
    ownSearch.current = search;
    clearTimeout(searchTimer.current);
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(searchTimer.current), []);
  const setSearch = (value: string) => {
    ownSearch.current = value.trim();
    onFilterChange(withValue(filterValues, 'search', ownSearch.current));
  };
  return (
    <label className="relative block">
      <span className="sr-only">Search name, company, email and message</span>
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-0.5 size-4 -translate-y-1/2 text-muted"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="M13 13l5 5" />
      </svg>
      <input
        ref={inputRef}
        // Browsers empty a `search` input on Escape; here Escape only removes the focus.
        type="text"
        enterKeyHint="search"
        value={text}
        maxLength={200}
        placeholder="Search name, company, email, message"
        className="min-h-11 w-full border-b border-muted bg-transparent pr-11 pl-7 placeholder:text-muted placeholder:opacity-100 hover:border-text focus-visible:border-text"
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(searchTimer.current);
          searchTimer.current = window.setTimeout(() => setSearch(target.value), deskTiming.search);
        }}
      />
      {text && (
        <button
          type="button"
          aria-label="Clear the search"
          className="absolute top-0 right-0 grid size-11 place-items-center text-muted hover:text-text"
          onClick={() => {
            clearTimeout(searchTimer.current);
            setText('');
            setSearch('');
            inputRef.current?.focus();
          }}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
            <path d="M1 1l10 10M11 1L1 11" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      )}
    </label>
  );
}

const asOptions = (values: readonly string[]) => values.map((value) => [value, value] as const);

/** Filters by interest, by how the visitor came to the form, time, and assignee. */
export function Filters({
  filterValues,
  onFilterChange,
  bootstrap,
}: FilterProps & { bootstrap: Bootstrap }) {
  const id = useId();
  const { search: _, ...activeFilters } = filterValues;
  const activeCount = Object.keys(activeFilters).length;
  const controlProps = (name: keyof FilterValues) => ({
    id: `${id}-${name}`,
    className: `${fieldClass} w-full`,
    value: filterValues[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onFilterChange(withValue(filterValues, name, target.value)),
  });
  const renderField = (name: keyof FilterValues, label: string, control: ReactNode) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="type-label text-muted">
        {label}
      </label>
      {control}
    </div>
  );
  const renderSelect = (
    name: 'interest' | 'page' | 'campaign' | 'language' | 'referrer' | 'assignee',
    label: string,
    options: readonly (readonly [string, string])[],
  ) =>
    renderField(
      name,
      label,
      <select {...controlProps(name)}>
        <option value="">All</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>,
    );
  // The filter ends on the day after, and the year of that day must have four digits.
  const renderDate = (name: 'from' | 'to', label: string) =>
    renderField(name, label, <input type="date" max="9999-12-30" {...controlProps(name)} />);
  return (
    <details className="group/filter">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium">
        <svg viewBox="0 0 14 8" aria-hidden="true" className="w-3 group-open/filter:rotate-180">
          <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        Filters
        {activeCount > 0 && <span className="type-label">{`(${activeCount} on)`}</span>}
      </summary>
      <div className="grid grid-cols-2 gap-4 pt-2 pb-4 lg:grid-cols-1">
        {renderSelect('interest', 'Interest', Object.entries(interestNames))}
        {renderSelect('page', 'Came from page', asOptions(bootstrap.pages))}
        {renderSelect('campaign', 'Campaign', asOptions(bootstrap.campaigns))}
        {renderSelect('referrer', 'Came from site', asOptions(bootstrap.referrers))}
        {renderSelect('language', 'Language', asOptions(bootstrap.languages))}
        {renderDate('from', 'From')}
        {renderDate('to', 'Until')}
        {renderSelect('assignee', 'Whose', [
          [bootstrap.me.email, 'Mine'],
          ...bootstrap.staff
            .filter(({ email }) => email !== bootstrap.me.email)
            .map(({ email, name }) => [email, name] as const),
        ])}
        {activeCount > 0 && (
          <Button
            variant="outline"
            size="sm"
            className="self-end"
            onClick={() =>
              onFilterChange(filterValues.search ? { search: filterValues.search } : {})
            }
          >
            Clear filters
          </Button>
        )}
      </div>
    </details>
  );
}

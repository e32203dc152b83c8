import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, memo, type Ref, useEffect, useRef } from 'react';
import { nameOfInterest } from '../../supabase/functions/_shared/contact-schema.ts';
import type { DeskView, Filter, Person, Row } from '../../supabase/functions/_shared/desk.ts';
import { cn } from '../lib/cn.ts';
import { Button } from '../ui/button.tsx';
import type { DeskContext } from './context.ts';
import { describeState, longTime, nameOf, shortTime, viewNames } from './labels.ts';
import { hashOf } from './route.ts';
import { EmptyState, Skeleton, tryAgain } from './states.tsx';
import type { Actions } from './use-actions.ts';
import type { useRequests } from './use-requests.ts';

/** Height of a row that has not been measured yet. */
const estimatedRowHeightPx = 104;
/** Rows rendered beyond each edge of the visible area. */
const overscanRows = 8;
/** The next page is fetched when this many rows or fewer are left below the rendered ones. */
const prefetchRows = 40;

interface ListProps {
  list: ReturnType<typeof useRequests>;
  filter: Filter;
  actions: Actions;
  context: DeskContext;
  /** Removes the search and all filters within the view. */
  onClearFilters: () => void;
  className?: string;
}

/**
 * The requests that match the filter, as a virtual list: only rows near the viewport are rendered.
 */
export function List(props: ListProps) {
  const { list, filter, actions, context, onClearFilters, className } = props;
  const { rows, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = list;
  const { fetchNextPage } = list;
  /** Whether the rows are those of the previous filter, while the new ones are being fetched. */
  const isStale = list.isPlaceholderData;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => estimatedRowHeightPx,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: overscanRows,
  });
  const items = virtualizer.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;

  // To fetch the next page while the list is being fetched again would cancel that fetch.
  const canFetchNext = hasNextPage && !isFetching && !isFetchNextPageError && !isStale;
  useEffect(() => {
    if (canFetchNext && lastIndex >= rows.length - prefetchRows) void fetchNextPage();
  }, [canFetchNext, lastIndex, rows.length, fetchNextPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter scrolls to the top
  useEffect(() => {
    scrollerRef.current?.scrollTo(0, 0);
  }, [filter]);

  const { cursorIndex, cursorId } = actions;
  useEffect(() => {
    if (cursorIndex < 0 || !cursorId) return;
    virtualizer.scrollToIndex(cursorIndex, { align: 'auto' });
    // A row that was not rendered before exists from the next frame on, so the focus moves then.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      const canMoveFocus = active === document.body || active?.closest('[data-rows]');
      if (canMoveFocus) document.getElementById(`row-${cursorId}`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [cursorIndex, cursorId, virtualizer]);

  const isEmpty = rows.length === 0;
  return (
    <section
      aria-label={`${viewNames[filter.view]} requests`}
      className={cn('relative flex min-h-0 flex-col lg:border-r lg:border-line', className)}
    >
      {context.canChange && actions.selected.size > 0 && (
        <BulkBar actions={actions} context={context} view={filter.view} />
      )}
      {isStale && (
        <div
          aria-hidden="true"
          className="busy pointer-events-none absolute inset-x-0 top-0 z-10 h-0.5 overflow-hidden"
        />
      )}
      <div
        ref={scrollerRef}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        data-scroller
        aria-busy={isStale || list.isPending}
      >
        {isEmpty && !list.isError && !list.isKnownEmpty && <Skeleton rows={7} />}
        {isEmpty && list.isError && (
          <EmptyState title="The list did not arrive" action={tryAgain(list.refetch)}>
            <p>Nothing is lost: requests are kept whether or not the desk answers.</p>
          </EmptyState>
        )}
        {list.isKnownEmpty && <EmptyList filter={filter} onClearFilters={onClearFilters} />}
        <ul
          data-rows
          className={cn('relative', isStale && 'opacity-60')}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {items.map(({ index: rowIndex, start, key }) => {
            const row = rows[rowIndex];
            if (!row) return null;
            return (
              <RowItem
                key={key}
                row={row}
                ref={virtualizer.measureElement}
                index={rowIndex}
                total={hasNextPage ? -1 : rows.length}
                topPx={start}
                view={filter.view}
                hasCursor={row.id === cursorId}
                isSelected={actions.selected.has(row.id)}
                canSelect={context.canChange}
                onToggle={actions.toggle}
                onOpen={actions.open}
                staff={context.bootstrap.staff}
              />
            );
          })}
        </ul>
        {!isEmpty && isFetchingNextPage && <Skeleton rows={2} />}
        {!isEmpty && isFetchNextPageError && (
          <EmptyState title="The rest did not arrive" action={tryAgain(fetchNextPage)} />
        )}
      </div>
    </section>
  );
}

/** The actions for the selected requests. */
function BulkBar({
  actions,
  context,
  view,
}: Pick<ListProps, 'actions' | 'context'> & { view: DeskView }) {
  const renderAction = (label: string, run: () => unknown, accessibleName?: string) => (
    <Button variant="ghost" size="sm" aria-label={accessibleName} onClick={run}>
      {label}
    </Button>
  );
  return (
    <div
      role="toolbar"
      aria-label="Selected requests"
      data-theme="dark"
      className="flex flex-wrap items-center gap-x-1 bg-surface py-1 pr-2 pl-4"
    >
      <p role="status" className="mr-auto font-medium">
        {`${actions.selected.size} selected`}
      </p>
      {renderAction('Take', () => actions.assign(context.bootstrap.me.email))}
      {renderAction('Answered', () => actions.answer())}
      {(view === 'spam' || view === 'unverified') &&
        renderAction('Release', () => actions.release())}
      {view !== 'spam' && renderAction('Spam', () => actions.spam())}
      {renderAction('✕', actions.clearSelection, 'Select nothing')}
    </div>
  );
}

/** Title and text of an empty view. */
const emptyTexts: Partial<Record<Filter['view'], [string, string]>> = {
  new: ['Nothing new', 'Every verified request has somebody. New ones appear here by themselves.'],
  unverified: [
    'Nothing unverified',
    'Requests whose form could not prove a person wait here. Most of them are people.',
  ],
  'in-progress': [
    'Nothing in progress',
    'Take a request, and it stands here until it is answered.',
  ],
  answered: ['Nothing answered yet', 'What has been answered stays here, to be found again.'],
  spam: [
    'No spam',
    'What fills in hidden fields, or what you mark, is kept here and sent nowhere.',
  ],
};

function EmptyList({ filter, onClearFilters }: Pick<ListProps, 'filter' | 'onClearFilters'>) {
  const { view, ...filterValues } = filter;
  if (Object.values(filterValues).some(Boolean)) {
    return (
      <EmptyState
        title="Nothing found"
        action={{ label: 'Clear search and filters', run: onClearFilters }}
      >
        <p>
          In <span>{viewNames[view]}</span>, that is. Part of a word is enough, accents don’t
          matter, and every word has to occur.
        </p>
      </EmptyState>
    );
  }
  const [title, text] = emptyTexts[view] ?? ['No requests yet', 'The first one appears by itself.'];
  return (
    <EmptyState title={title}>
      <p>{text}</p>
    </EmptyState>
  );
}

interface RowItemProps {
  row: Row;
  ref: Ref<HTMLLIElement>;
  index: number;
  /** Number of all rows; -1 while it is not known. */
  total: number;
  /** Distance from the top of the list. */
  topPx: number;
  view: DeskView;
  /** Whether the row has the cursor: shortcuts apply to it, and j and k move from it. */
  hasCursor: boolean;
  isSelected: boolean;
  canSelect: boolean;
  onToggle: (id: string) => void;
  onOpen: (id: string) => void;
  staff: readonly Person[];
}

/** A request in the list: name, time, company, interest, assignee, and the start of the message. */
const RowItem = memo(function RowItem(props: RowItemProps) {
  const { row, ref, index, total, topPx, view, hasCursor, isSelected, canSelect, staff } = props;
  const { onOpen, onToggle } = props;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(row.id);
  };
  return (
    <li
      ref={ref}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={cn(
        'group/row absolute inset-x-0 top-0 flex border-b border-line hover:bg-raised',
        hasCursor && 'bg-raised shadow-[inset_3px_0_0_var(--text)]',
        isSelected && 'bg-raised',
      )}
      style={{ transform: `translateY(${topPx}px)` }}
    >
      {canSelect && (
        <label className="grid w-10 flex-none cursor-pointer place-items-center self-stretch pl-2">
          <input
            type="checkbox"
            checked={isSelected}
            tabIndex={-1}
            onChange={() => onToggle(row.id)}
            className="size-4.5 accent-(--text)"
          />
          <span className="sr-only">
            Select <bdi>{row.name}</bdi>
          </span>
        </label>
      )}
      <a
        id={`row-${row.id}`}
        href={hashOf({ page: 'requests', view, id: row.id })}
        onClick={open}
        aria-current={hasCursor ? 'true' : undefined}
        className={cn(
          'grid min-w-0 flex-1 gap-0.5 py-3 pr-4 pl-2 -outline-offset-3',
          !canSelect && 'pl-6',
        )}
      >
        <span className="flex min-w-0 items-baseline gap-2.5">
          <span aria-hidden="true" className="mark self-center" data-view={row.view} />
          <span className="sr-only">{`${describeState(row)}: `}</span>
          <bdi
            className="min-w-0 truncate text-(length:--text-body) leading-tight font-semibold"
            data-name
          >
            {row.name}
          </bdi>
          <time
            dateTime={row.createdAt}
            title={longTime(row.createdAt)}
            className="type-label ml-auto flex-none text-muted normal-case"
          >
            {shortTime(row.createdAt)}
          </time>
        </span>
        <span className="flex min-w-0 items-baseline gap-2.5 text-muted">
          <span className="min-w-0 truncate">
            <bdi data-company>{row.company}</bdi>
            {row.company && <span>{' · '}</span>}
            <span>{nameOfInterest(row.interest) ?? 'No interest chosen'}</span>
          </span>
          {row.assignee && (
            <span className="ml-auto max-w-[45%] flex-none truncate text-text">
              <span className="sr-only">with </span>
              <span>{nameOf(row.assignee, staff)}</span>
            </span>
          )}
        </span>
        <bdi className="truncate text-muted" data-excerpt>
          {row.excerpt || 'No message'}
        </bdi>
      </a>
    </li>
  );
});

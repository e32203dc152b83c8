import { type MouseEvent, memo, type Ref } from 'react';
import { nameOfInterest } from '../../supabase/functions/_shared/contact-schema.ts';
import type { DeskView, Person, Row } from '../../supabase/functions/_shared/desk.ts';
import { cn } from '../lib/cn.ts';
import { longTime, nameOf, shortTime, stateWords } from './labels.ts';
import { hashOf } from './route.ts';

interface RowItemProps {
  row: Row;
  ref: Ref<HTMLLIElement>;
  index: number;
  /** Of all rows; -1 while that is not known. */
  total: number;
  /** Pixels from the top of the list. */
  start: number;
  view: DeskView;
  isCursor: boolean;
  isSelected: boolean;
  canSelect: boolean;
  onToggle: (id: string) => void;
  onOpen: (id: string) => void;
  staff: readonly Person[];
}

/** One request in the list: who, when, what about, and the beginning of what they wrote. */
export const RowItem = memo(function RowItem(props: RowItemProps) {
  const { row, ref, index, total, start, view, isCursor, isSelected, canSelect, staff } = props;
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
        isCursor && 'bg-raised shadow-[inset_3px_0_0_var(--text)]',
        isSelected && 'bg-raised',
      )}
      style={{ transform: `translateY(${start}px)` }}
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
        aria-current={isCursor ? 'true' : undefined}
        className={cn(
          'grid min-w-0 flex-1 gap-0.5 py-3 pr-4 pl-2 -outline-offset-3',
          !canSelect && 'pl-6',
        )}
      >
        <span className="flex min-w-0 items-baseline gap-2.5">
          <span aria-hidden="true" className="mark self-center" data-view={row.view} />
          <span className="sr-only">{stateWords(row)}: </span>
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
            {row.company && ' · '}
            {nameOfInterest(row.interest) ?? 'No interest chosen'}
          </span>
          {row.assignee && (
            <span className="ml-auto max-w-[45%] flex-none truncate text-text">
              <span className="sr-only">with </span>
              {nameOf(row.assignee, staff)}
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

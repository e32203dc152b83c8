/**
 * The cursor and the selection in the desk's list of requests, and the actions that apply to them.
 * The cursor is the row that the keyboard moves; selected rows have a check mark.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  Change,
  DeskView,
  Person,
  RequestDetail,
  Row,
} from '../../supabase/functions/_shared/desk.ts';
import { cutText } from '../../supabase/functions/_shared/text.ts';
import { site } from '../content/site.ts';
import { deskTiming } from '../motion/desk-tokens.ts';
import { queryClient, queryKeys } from './cache.ts';
import { change, snackbarMessage } from './changes.ts';
import type { DeskContext } from './context.ts';
import { nameOf, pluralize } from './labels.ts';
import { navigate } from './route.ts';

/**
 * Largest length of the quote in code points, because many mail programs cut a `mailto:` address
 * after about 2,000 characters.
 */
const maxQuoteLength = 700;

/** Subject of a reply, by interest of the request. */
const subjects: Record<string, string> = {
  demo: `Your demo of ${site.name}`,
  expert: `Your questions about ${site.name}`,
  partnership: `Working together with ${site.name}`,
  careers: `Your application at ${site.name}`,
};

/**
 * The `mailto:` address of a reply. Everything that a visitor typed is percent-encoded, so that it
 * can't end or add a header.
 *
 * @param me the person who replies
 */
export function mailto(request: RequestDetail, me: Person): string {
  const { email, firstName, challenge, interest, context } = request;
  const isSpanish = /^es\b/i.test(context?.language ?? '');
  const subject = subjects[interest] ?? `Your message to ${site.name}`;
  const cut = cutText(challenge, maxQuoteLength);
  const quoted = cut === challenge ? cut : `${cut} …`;
  const lines = [
    isSpanish ? `Hola ${firstName},` : `Hello ${firstName},`,
    '',
    '',
    '',
    me.name,
    ...(quoted ? ['', '', ...quoted.split('\n').map((line) => `> ${line}`)] : []),
  ];
  const encode = encodeURIComponent;
  return `mailto:${encode(email).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(lines.join('\r\n'))}`;
}

interface Options {
  rows: readonly Row[];
  view: DeskView;
  openId: string | null;
  context: DeskContext;
}

export type Actions = ReturnType<typeof useActions>;

/** Whether the list and the request are shown side by side. */
const isWide = () => matchMedia('(width >= 64rem)').matches;

/** The cursor in the list, the selected rows, and the request that is shown. */
function useCursor({ rows, view, openId }: Omit<Options, 'context'>) {
  const [cursorId, setCursorId] = useState<string | null>(openId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** The cursor's last position, used when its row has left the list. */
  const lastIndex = useRef(0);
  const stepTimer = useRef(0);
  const cursorIndex = rows.findIndex(({ id }) => id === cursorId);
  if (cursorIndex >= 0) lastIndex.current = cursorIndex;

  const open = useCallback(
    (id: string | null, historyMode: 'push' | 'replace' = 'push') => {
      // Cancels the delayed `open` of an earlier step, which would replace this request.
      clearTimeout(stepTimer.current);
      if (id) setCursorId(id);
      navigate({ page: 'requests', view, id }, historyMode);
    },
    [view],
  );

  useEffect(() => () => clearTimeout(stepTimer.current), []);
  useEffect(() => {
    // A request opened by its address or a link also gets the cursor.
    if (openId) setCursorId(openId);
  }, [openId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of view clears the selection
  useEffect(() => {
    setSelected(new Set());
    lastIndex.current = 0;
  }, [view]);

  /** Moves the cursor; on a wide screen, also opens the request once stepping pauses. */
  const step = (rowCount: number) => {
    const index = cursorIndex < 0 ? lastIndex.current : cursorIndex + rowCount;
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
    if (!row) return false;
    setCursorId(row.id);
    clearTimeout(stepTimer.current);
    if (isWide()) {
      stepTimer.current = window.setTimeout(() => open(row.id, 'replace'), deskTiming.step);
    }
    return true;
  };

  // The same function on each render, so that `memo` skips rows that did not change.
  const toggle = useCallback((id: string) => {
    setSelected((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  const clearSelection = () => setSelected(new Set());

  return { cursorId, setCursorId, selected, clearSelection, cursorIndex, open, step, toggle };
}

/** The actions that change requests: they apply to the selection, else to the cursor's request. */
function useChanges(
  { rows, view, openId, context }: Options,
  cursor: ReturnType<typeof useCursor>,
) {
  const { me, staff } = context.bootstrap;
  const { cursorId, setCursorId, selected, clearSelection, open } = cursor;

  const targetIds = (): string[] => {
    if (selected.size > 0) return [...selected];
    // While stepping, the cursor is ahead of the open request; the action is for the cursor.
    const id = cursorId ?? openId;
    return id ? [id] : [];
  };

  /** Changes requests and clears the selection. Returns whether there was something to change. */
  const apply = (ids: readonly string[], set: Change['set'], actionName: string) => {
    if (!context.canChange || ids.length === 0) return false;
    const message =
      ids.length === 1 ? `${actionName}.` : `${actionName}: ${pluralize(ids.length, 'request')}.`;
    change(
      ids.map((id) => ({ id, set })),
      message,
    );
    clearSelection();
    return true;
  };

  /** Opens the request after those that an action has removed from the view. */
  const openNext = (ids: readonly string[]) => {
    if (view === 'all' || !isWide()) return;
    const remaining = rows.filter(({ id }) => !ids.includes(id));
    const firstIndex = rows.findIndex(({ id }) => ids.includes(id));
    const next = remaining[Math.min(Math.max(firstIndex, 0), remaining.length - 1)];
    open(next?.id ?? null, 'replace');
    if (!next) setCursorId(null);
  };

  /**
   * Creates an action that moves requests to `targetView`. In any other view the requests leave the
   * list, so the next request is opened.
   */
  const createMoveAction =
    (set: Change['set'], actionName: string, targetView: DeskView) =>
    (ids = targetIds()) => {
      if (!apply(ids, set, actionName)) return false;
      if (view !== targetView) openNext(ids);
      return true;
    };

  const answer = createMoveAction({ progress: 'answered' }, 'Answered', 'answered');
  const spam = createMoveAction({ moderationStatus: 'spam' }, 'Marked as spam', 'spam');
  const release = createMoveAction({ moderationStatus: 'new' }, 'Released', 'new');
  const assign = (email: string | null, ids = targetIds()) =>
    apply(
      ids,
      { assignee: email, ...(email && { progress: 'in-progress' as const }) },
      email === null
        ? 'Given back'
        : email === me.email
          ? 'Taken'
          : `Given to ${nameOf(email, staff)}`,
    );
  const setProgress = (progress: Row['progress'], ids = targetIds()) => {
    if (progress === 'answered') return answer(ids);
    return apply(ids, { progress }, progress === 'open' ? 'Opened again' : 'In progress');
  };

  /** Opens the mail program, and assigns a request without assignee to the person who replies. */
  const reply = (
    request: RequestDetail | undefined = queryClient.getQueryData(
      queryKeys.request(cursorId ?? openId ?? ''),
    ),
  ) => {
    if (!request) return false;
    location.href = mailto(request, me);
    if (context.canChange && request.assignee === null && request.moderationStatus !== 'spam') {
      apply([request.id], { assignee: me.email, progress: 'in-progress' }, 'Taken');
    }
    return true;
  };

  return { answer, spam, release, assign, setProgress, reply };
}

/** Moves the focus to the field for a note. Returns whether there is one. */
function focusNote(): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="note"]');
  field?.focus();
  return field !== null;
}

/** All actions of the desk, and in `keys` those with a shortcut. */
export function useActions(options: Options) {
  const { openId, context } = options;
  const cursor = useCursor(options);
  const { cursorId, selected, clearSelection, open, step, toggle } = cursor;
  const changes = useChanges(options, cursor);

  const openAtCursor = () => (cursorId ? open(cursorId) : false);

  return {
    ...cursor,
    ...changes,
    escape: () => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      else if (selected.size > 0) clearSelection();
      else if (openId) open(null);
      else return false;
      return true;
    },
    keys: {
      j: () => step(1),
      k: () => step(-1),
      x: () => (cursorId ? toggle(cursorId) : false),
      Enter: openAtCursor,
      e: () => changes.answer(),
      t: () => changes.assign(context.bootstrap.me.email),
      r: () => changes.reply(),
      s: () => changes.spam(),
      n: focusNote,
      z: () => snackbarMessage.get()?.undo?.() ?? false,
    },
  };
}

/** The cursor, the selection, and what can be done with either. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  Change,
  DeskView,
  Person,
  RequestDetail,
  Row,
} from '../../supabase/functions/_shared/desk.ts';
import { site } from '../content/site.ts';
import { desk } from '../motion/desk-tokens.ts';
import { client, keys } from './cache.ts';
import { change, notice } from './changes.ts';
import type { DeskContext } from './desk.tsx';
import { counted, nameOf } from './labels.ts';
import { navigate } from './route.ts';

/** Mail programs take addresses of some 2,000 characters; beyond this the quote ends. */
const maxQuoted = 700;

const subjects: Record<string, string> = {
  demo: `Your demo of ${site.name}`,
  expert: `Your questions about ${site.name}`,
  partnership: `Working together with ${site.name}`,
  careers: `Your application at ${site.name}`,
};

/**
 * Everything that a visitor typed is percent-encoded: it can't end a header, nor add one.
 *
 * @param me who writes
 */
export function mailto(request: RequestDetail, me: Person): string {
  const { email, firstName, challenge, interest, context } = request;
  const isSpanish = /^es\b/i.test(context?.language ?? '');
  const subject = subjects[interest] ?? `Your message to ${site.name}`;
  const text = [...challenge];
  const quoted = text.slice(0, maxQuoted).join('') + (text.length > maxQuoted ? ' …' : '');
  const lines = [
    isSpanish ? `Hola ${firstName},` : `Hello ${firstName},`,
    '',
    '',
    '',
    me.name,
    ...(quoted ? ['', '', ...quoted.split('\n').map((line) => `> ${line}`)] : []),
  ];
  const part = encodeURIComponent;
  return `mailto:${part(email).replace('%40', '@')}?subject=${part(subject)}&body=${part(lines.join('\r\n'))}`;
}

interface Options {
  rows: readonly Row[];
  view: DeskView;
  openId: string | null;
  context: DeskContext;
}

export type Actions = ReturnType<typeof useActions>;

/** Wide enough for the list and the request beside it. */
const isWide = () => matchMedia('(width >= 64rem)').matches;

/** The cursor in the list, the selected rows, and the request that is shown. */
function useCursor({ rows, view, openId }: Omit<Options, 'context'>) {
  const [cursorId, setCursorId] = useState<string | null>(openId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** The cursor's last position, used when its row has left the list. */
  const at = useRef(0);
  const stepTimer = useRef(0);
  const index = rows.findIndex(({ id }) => id === cursorId);
  if (index >= 0) at.current = index;

  const open = useCallback(
    (id: string | null, how: 'push' | 'replace' = 'push') => {
      // Cancels the delayed open() of an earlier step, which would replace this one.
      clearTimeout(stepTimer.current);
      if (id) setCursorId(id);
      navigate({ page: 'requests', view, id }, how);
    },
    [view],
  );

  useEffect(() => () => clearTimeout(stepTimer.current), []);
  useEffect(() => {
    // Opened by a link or by its address.
    if (openId) setCursorId(openId);
  }, [openId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of view clears the selection
  useEffect(() => {
    setSelected(new Set());
    at.current = 0;
  }, [view]);

  /** Moves the cursor; on a wide screen, also opens the request once stepping pauses. */
  const moveTo = (position: number) => {
    const row = rows[Math.max(0, Math.min(position, rows.length - 1))];
    if (!row) return false;
    setCursorId(row.id);
    clearTimeout(stepTimer.current);
    if (isWide()) {
      stepTimer.current = window.setTimeout(() => open(row.id, 'replace'), desk.step);
    }
    return true;
  };
  const step = (by: number) => moveTo(index < 0 ? at.current : index + by);

  const toggle = (id: string) =>
    setSelected((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  return { cursorId, setCursorId, selected, setSelected, index, open, step, toggle };
}

/** Applies changes to the selection, else to the cursor's request, and shows what follows. */
function useChanges(
  { rows, view, openId, context }: Options,
  cursor: ReturnType<typeof useCursor>,
) {
  const { me, staff } = context.bootstrap;
  const { cursorId, setCursorId, selected, setSelected, open } = cursor;

  /** What an action is about: the selection, else the cursor's request. */
  const targets = (): string[] => {
    if (selected.size > 0) return [...selected];
    // While stepping, the cursor is ahead of the open request; the action is for the cursor.
    const id = cursorId ?? openId;
    return id ? [id] : [];
  };

  const apply = (ids: readonly string[], set: Change['set'], words: string) => {
    if (!context.canChange || ids.length === 0) return false;
    const label = ids.length === 1 ? `${words}.` : `${words}: ${counted(ids.length, 'request')}.`;
    change(
      ids.map((id) => ({ id, set })),
      label,
    );
    setSelected(new Set());
    return true;
  };

  /** After an action that takes the request out of the view, the next one is shown. */
  const next = (ids: readonly string[]) => {
    if (view === 'all' || !isWide()) return;
    const remaining = rows.filter(({ id }) => !ids.includes(id));
    const first = rows.findIndex(({ id }) => ids.includes(id));
    const following = remaining[Math.min(Math.max(first, 0), remaining.length - 1)];
    open(following?.id ?? null, 'replace');
    if (!following) setCursorId(null);
  };

  const removing =
    (set: Change['set'], words: string, staysIn: DeskView) =>
    (ids = targets()) => {
      if (!apply(ids, set, words)) return false;
      if (view !== staysIn) next(ids);
      return true;
    };

  const answer = removing({ progress: 'answered' }, 'Answered', 'answered');
  const spam = removing({ moderationStatus: 'spam' }, 'Marked as spam', 'spam');
  const release = removing({ moderationStatus: 'new' }, 'Released', 'new');
  const assign = (email: string | null, ids = targets()) =>
    apply(
      ids,
      { assignee: email, ...(email && { progress: 'in-progress' as const }) },
      email === null
        ? 'Given back'
        : email === me.email
          ? 'Taken'
          : `Given to ${nameOf(email, staff)}`,
    );
  const setProgress = (progress: Row['progress'], ids = targets()) => {
    if (progress === 'answered') return answer(ids);
    return apply(ids, { progress }, progress === 'open' ? 'Opened again' : 'In progress');
  };

  /** Opens the mail program; who answers has taken the request. */
  const reply = (
    request: RequestDetail | undefined = client.getQueryData(
      keys.request(cursorId ?? openId ?? ''),
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

function focusNote(): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="note"]');
  field?.focus();
  return field !== null;
}

export function useActions(options: Options) {
  const { openId, context } = options;
  const cursor = useCursor(options);
  const { cursorId, selected, setSelected, index, open, step, toggle } = cursor;
  const changes = useChanges(options, cursor);

  const openCursor = () => (cursorId ? open(cursorId) : false);

  return {
    cursorId,
    selected,
    index,
    open,
    toggle,
    selectAll: (ids: readonly string[]) => setSelected(new Set(ids)),
    ...changes,
    escape: () => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      else if (selected.size > 0) setSelected(new Set());
      else if (openId) open(null);
      else return false;
      return true;
    },
    keys: {
      j: () => step(1),
      k: () => step(-1),
      x: () => (cursorId ? toggle(cursorId) : false),
      Enter: openCursor,
      e: () => changes.answer(),
      t: () => changes.assign(context.bootstrap.me.email),
      r: () => changes.reply(),
      s: () => changes.spam(),
      n: focusNote,
      z: () => notice.get()?.undo?.() ?? false,
    },
  };
}

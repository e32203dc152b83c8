/**
 * Changes of requests: shown at once, sent in order, kept until the server has answered, undone on
 * demand. A change names the version that the person saw, so that it never covers somebody else's.
 */
import type { Change, Conflict, Filter, Row } from '../../supabase/functions/_shared/desk.ts';
import { observable } from '../lib/observable.ts';
import { api, DeskError } from './api.ts';
import { client, keys, knownRow, show, viewOf, wasTakenFrom } from './cache.ts';

type Set = Change['set'];

interface Step {
  id: string;
  /** As the person saw it. */
  version: number;
  set: Set;
  /** Own change of the same request that comes first; its answer has the version. */
  after: string | undefined;
}

interface Sending {
  key: string;
  steps: Step[];
  /** Rows before the change. */
  before: Row[];
}

export interface DeskNotice {
  key: string;
  words: string;
  undo: (() => void) | null;
}

export interface RefusedChange {
  conflicts: readonly Conflict[];
  /** Makes the change again, on the current versions. */
  again: () => void;
}

/** The last thing done, for the snackbar. */
export const notice = observable<DeskNotice | null>(null);
/** Changes that the server refused because somebody else was first. */
export const conflict = observable<RefusedChange | null>(null);

/** The own change of a request that has no answer yet. */
const pending = new Map<string, string>();
/** Versions that own changes led to, by change and request. */
const resolvedVersions = new Map<string, Map<string, number>>();

export const isPending = (id: string) => pending.has(id);

/** Whether a request left this list by an own change that has no answer yet. */
export const hasPendingRemoval = (filter: Filter): boolean =>
  [...pending.keys()].some((id) => wasTakenFrom(id, filter));

const newKey = () => crypto.randomUUID();

export const notify = (words: string, undo: DeskNotice['undo'] = null) =>
  notice.set({ key: newKey(), words, undo });

function settle({ key, steps }: Sending) {
  for (const { id } of steps) if (pending.get(id) === key) pending.delete(id);
}

const mutation = {
  mutationKey: ['change'],
  // One after the other: a second change of a request needs the version that the first led to.
  scope: { id: 'changes' },
  mutationFn: ({ key, steps }: Sending) =>
    api.change(
      steps.map(({ id, set, version, after }) => ({
        id,
        set,
        version: (after && resolvedVersions.get(after)?.get(id)) || version,
      })),
      key,
    ),
};

async function send(sending: Sending, retry: () => void): Promise<void> {
  try {
    const { rows } = await client.getMutationCache().build(client, mutation).execute(sending);
    resolvedVersions.set(sending.key, new Map(rows.map(({ id, version }) => [id, version])));
    settle(sending);
    // What a later own change shows already stays.
    show(rows.filter(({ id }) => !isPending(id)));
    for (const { id } of rows) void client.invalidateQueries({ queryKey: keys.request(id) });
  } catch (error) {
    settle(sending);
    const { conflicts } = error as DeskError;
    const isClash = error instanceof DeskError && error.status === 409;
    const stand = new Map(conflicts?.map((conflict) => [conflict.id, conflict]));
    show(
      sending.before.map((row) => {
        const now = stand.get(row.id);
        return now && !('gone' in now) ? now : row;
      }),
    );
    notice.set(null);
    if (isClash) conflict.set({ conflicts, again: retry });
    else
      notify(
        error instanceof DeskError && error.status === 403
          ? 'Your role does not allow this.'
          : 'That was not possible. Nothing was changed.',
      );
    void client.invalidateQueries({ queryKey: keys.lists });
    for (const { id } of sending.before) {
      void client.invalidateQueries({ queryKey: keys.request(id) });
    }
  }
}

/** The change that undoes a change of a row. */
const inverse = (row: Row, set: Set): Set => ({
  ...('moderationStatus' in set && { moderationStatus: row.moderationStatus }),
  ...('progress' in set && { progress: row.progress }),
  ...('assignee' in set && { assignee: row.assignee }),
});

/**
 * Changes requests.
 *
 * @param sets what becomes of which
 * @param words what was done, for people: 'Marked as spam'
 */
export function change(sets: readonly { id: string; set: Set }[], words: string | null): void {
  const key = newKey();
  const before = sets.flatMap(({ id }) => knownRow(id) ?? []);
  const byId = new Map(sets.map(({ id, set }) => [id, set]));
  const steps = before.map(({ id, version }): Step => {
    const step = { id, version, set: byId.get(id) ?? {}, after: pending.get(id) };
    pending.set(id, key);
    return step;
  });
  if (steps.length === 0) return;
  show(
    before.map((row) => {
      const next: Row = { ...row, ...byId.get(row.id) };
      return { ...next, view: viewOf(next) };
    }),
  );
  conflict.set(null);
  if (words !== null) {
    const undo = () => {
      change(
        before.map((row) => ({ id: row.id, set: inverse(row, byId.get(row.id) ?? {}) })),
        null,
      );
      notify('Undone.');
    };
    notify(words, undo);
  }
  void send({ key, steps, before }, () => change(sets, words));
}

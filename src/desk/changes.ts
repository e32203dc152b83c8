/**
 * Changes of requests: shown at once, sent in order, retried until the server responds, and undone
 * on request. A change names the version that the person saw, so that it never overwrites a
 * colleague's change unseen.
 */
import type { Change, Conflict, Filter, Row } from '../../supabase/functions/_shared/desk.ts';
import { observable } from '../lib/observable.ts';
import { api, DeskError } from './api.ts';
import { client, findRow, keys, viewOf, wasRemovedFrom, writeRows } from './cache.ts';

type ChangedFields = Change['set'];

/** The change of one request. */
interface Step {
  id: string;
  /** The version that the person saw. */
  version: number;
  set: ChangedFields;
  /** Key of an earlier, unanswered change of the same request; its response has the version. */
  after: string | undefined;
}

/** Variables of the mutation. */
interface MutationVariables {
  /** Idempotency key of the change. */
  key: string;
  steps: Step[];
  /** Rows before the change. */
  before: Row[];
}

/** A message in the snackbar, with an undo or without. */
export interface SnackbarMessage {
  key: string;
  words: string;
  undo: (() => void) | null;
}

export interface RefusedChange {
  conflicts: readonly Conflict[];
  /** Makes the change again, based on the current versions. */
  again: () => void;
}

/** The message that the snackbar shows. */
export const snackbarMessage = observable<SnackbarMessage | null>(null);
/** The change that the server refused because a colleague had changed the same request. */
export const refusedChange = observable<RefusedChange | null>(null);

/** Key of the last unanswered change of each request, by id. */
const pending = new Map<string, string>();
/** Versions in the responses to changes, by key of the change and id of the request. */
const resolvedVersions = new Map<string, Map<string, number>>();

export const isPending = (id: string) => pending.has(id);

/** Whether an unanswered change has removed a request from the list of this filter. */
export const hasPendingRemoval = (filter: Filter): boolean =>
  [...pending.keys()].some((id) => wasRemovedFrom(id, filter));

const newKey = () => crypto.randomUUID();

export const notify = (words: string, undo: SnackbarMessage['undo'] = null) =>
  snackbarMessage.set({ key: newKey(), words, undo });

function clearPending({ key, steps }: MutationVariables) {
  for (const { id } of steps) if (pending.get(id) === key) pending.delete(id);
}

const mutation = {
  mutationKey: ['change'],
  // Changes are sent one at a time: a later change of a request needs the version of the earlier.
  scope: { id: 'changes' },
  mutationFn: ({ key, steps }: MutationVariables) =>
    api.change(
      steps.map(({ id, set, version, after }) => ({
        id,
        set,
        version: (after && resolvedVersions.get(after)?.get(id)) || version,
      })),
      key,
    ),
};

async function send(variables: MutationVariables, retry: () => void): Promise<void> {
  try {
    const { rows } = await client.getMutationCache().build(client, mutation).execute(variables);
    resolvedVersions.set(variables.key, new Map(rows.map(({ id, version }) => [id, version])));
    clearPending(variables);
    // A row with a later unanswered change keeps the values of that change.
    writeRows(rows.filter(({ id }) => !isPending(id)));
    for (const { id } of rows) void client.invalidateQueries({ queryKey: keys.request(id) });
  } catch (error) {
    clearPending(variables);
    const { conflicts } = error as DeskError;
    const isConflict = error instanceof DeskError && error.status === 409;
    const currentRows = new Map(conflicts?.map((conflict) => [conflict.id, conflict]));
    writeRows(
      variables.before.map((row) => {
        const current = currentRows.get(row.id);
        return current && !('gone' in current) ? current : row;
      }),
    );
    snackbarMessage.set(null);
    if (isConflict) refusedChange.set({ conflicts, again: retry });
    else
      notify(
        error instanceof DeskError && error.status === 403
          ? 'Your role does not allow this.'
          : 'That was not possible. Nothing was changed.',
      );
    void client.invalidateQueries({ queryKey: keys.lists });
    for (const { id } of variables.before) {
      void client.invalidateQueries({ queryKey: keys.request(id) });
    }
  }
}

/** The change that undoes a change of a row. */
const inverse = (row: Row, set: ChangedFields): ChangedFields => ({
  ...('moderationStatus' in set && { moderationStatus: row.moderationStatus }),
  ...('progress' in set && { progress: row.progress }),
  ...('assignee' in set && { assignee: row.assignee }),
});

/**
 * Changes requests: shows the new values at once and sends them.
 *
 * @param sets new values for each request
 * @param words message of the snackbar, which then offers an undo; `null` shows no message
 */
export function change(
  sets: readonly { id: string; set: ChangedFields }[],
  words: string | null,
): void {
  const key = newKey();
  const before = sets.flatMap(({ id }) => findRow(id) ?? []);
  const byId = new Map(sets.map(({ id, set }) => [id, set]));
  const steps = before.map(({ id, version }): Step => {
    const step = { id, version, set: byId.get(id) ?? {}, after: pending.get(id) };
    pending.set(id, key);
    return step;
  });
  if (steps.length === 0) return;
  writeRows(
    before.map((row) => {
      const next: Row = { ...row, ...byId.get(row.id) };
      return { ...next, view: viewOf(next) };
    }),
  );
  refusedChange.set(null);
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

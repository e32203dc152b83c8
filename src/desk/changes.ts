/**
 * Changes that a person makes to contact requests. A change is shown at once, sent in order,
 * retried until the server responds, and can be undone. It names the version of the request that
 * the person saw, so that the server refuses it if a colleague has changed the request in the
 * meantime.
 */
import type { Change, Conflict, Row } from '../../supabase/functions/_shared/desk.ts';
import { observable } from '../lib/observable.ts';
import { api, DeskError, hasStatus } from './api.ts';
import { findRow, queryClient, queryKeys, viewOf, writeRows } from './cache.ts';

type ChangedFields = Change['set'];

/** The change of one request, as a part of a mutation. */
interface RequestChange {
  id: string;
  /** The version that the person saw. */
  version: number;
  set: ChangedFields;
}

/** Variables of the mutation: one action of a person, for one or more requests. */
interface MutationVariables {
  /** Idempotency key of the change. */
  key: string;
  requestChanges: RequestChange[];
  /** Rows before the change. */
  previousRows: Row[];
}

/** A message in the snackbar (the bar at the bottom), with an undo or without. */
export interface SnackbarMessage {
  key: string;
  text: string;
  undo: (() => void) | null;
}

export interface RefusedChange {
  conflicts: readonly Conflict[];
  /** Makes the change again, based on the current versions. */
  retry: () => void;
}

/** The message that the snackbar shows. */
export const snackbarMessage = observable<SnackbarMessage | null>(null);
/** The change that the server refused because a colleague had changed the same request. */
export const refusedChange = observable<RefusedChange | null>(null);

/** Key of the last change without a response, by id of the request. */
const pending = new Map<string, string>();
/** Version that the person's last change has made, by id of the request. */
const ownVersions = new Map<string, number>();

/** Whether a change of the request has no response yet. */
export const isPending = (id: string) => pending.has(id);

const newKey = () => crypto.randomUUID();

/** Shows a message in the snackbar. */
export const notify = (text: string, undo: SnackbarMessage['undo'] = null) =>
  snackbarMessage.set({ key: newKey(), text, undo });

function clearPending({ key, requestChanges }: MutationVariables) {
  for (const { id } of requestChanges) if (pending.get(id) === key) pending.delete(id);
}

const mutation = {
  mutationKey: ['change'],
  // Changes are sent one at a time: a later change of a request needs the version of the earlier.
  scope: { id: 'changes' },
  mutationFn: ({ key, requestChanges }: MutationVariables) =>
    api.change(
      requestChanges.map(({ id, set, version }) => ({
        id,
        set,
        // An earlier change may have been answered since the person made this one.
        version: Math.max(version, ownVersions.get(id) ?? 0),
      })),
      key,
    ),
};

async function send(variables: MutationVariables, retry: () => void): Promise<void> {
  try {
    const { rows } = await queryClient
      .getMutationCache()
      .build(queryClient, mutation)
      .execute(variables);
    for (const { id, version } of rows) ownVersions.set(id, version);
    clearPending(variables);
    // A row with a later change that has no response yet keeps the values of that change.
    writeRows(rows.filter(({ id }) => !isPending(id)));
    for (const { id } of rows)
      void queryClient.invalidateQueries({ queryKey: queryKeys.request(id) });
  } catch (error) {
    clearPending(variables);
    const conflicts = error instanceof DeskError ? error.conflicts : [];
    const currentRows = new Map(conflicts.map((conflict) => [conflict.id, conflict]));
    writeRows(
      variables.previousRows.map((row) => {
        const current = currentRows.get(row.id);
        return current && !('gone' in current) ? current : row;
      }),
    );
    snackbarMessage.set(null);
    if (hasStatus(error, 409)) refusedChange.set({ conflicts, retry });
    else
      notify(
        hasStatus(error, 403)
          ? 'Your role does not allow this.'
          : 'That was not possible. Nothing was changed.',
      );
    void queryClient.invalidateQueries({ queryKey: queryKeys.lists });
    for (const { id } of variables.previousRows) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.request(id) });
    }
  }
}

/** The change that undoes a change of a row. */
const invertChange = (row: Row, set: ChangedFields): ChangedFields => ({
  ...('moderationStatus' in set && { moderationStatus: row.moderationStatus }),
  ...('progress' in set && { progress: row.progress }),
  ...('assignee' in set && { assignee: row.assignee }),
});

/**
 * Changes requests: shows the new values at once and sends them.
 *
 * @param changes new values for each request
 * @param message message of the snackbar, which then offers an undo; `null` shows no message
 */
export function change(
  changes: readonly { id: string; set: ChangedFields }[],
  message: string | null,
): void {
  const key = newKey();
  const previousRows = changes.flatMap(({ id }) => findRow(id) ?? []);
  const byId = new Map(changes.map(({ id, set }) => [id, set]));
  const requestChanges = previousRows.map(
    ({ id, version }): RequestChange => ({ id, version, set: byId.get(id) ?? {} }),
  );
  if (requestChanges.length === 0) return;
  for (const { id } of requestChanges) pending.set(id, key);
  writeRows(
    previousRows.map((row) => {
      const next: Row = { ...row, ...byId.get(row.id) };
      return { ...next, view: viewOf(next) };
    }),
  );
  refusedChange.set(null);
  if (message !== null) {
    const undo = () => {
      change(
        previousRows.map((row) => ({ id: row.id, set: invertChange(row, byId.get(row.id) ?? {}) })),
        null,
      );
      notify('Undone.');
    };
    notify(message, undo);
  }
  void send({ key, requestChanges, previousRows }, () => change(changes, message));
}

/**
 * Changes that a person makes to contact requests. A change is shown at once, sent in order,
 * retried until the server responds, and can be undone. It names the version of the request that
 * the person saw, so that the server refuses it if a colleague has changed the request in the
 * meantime.
 */
import type { Change, Conflict, Row } from '../../supabase/functions/_shared/desk.ts';
import { observable } from '../lib/observable.ts';
import { randomUuid } from '../lib/random-uuid.ts';
import { api, DeskError, hasStatus } from './api.ts';
import { findRow, queryClient, queryKeys, viewOf, writeRows } from './cache.ts';

type ChangedFields = Change['set'];

/** One action of a person, for one or more requests; the variables of the mutation. */
interface DeskAction {
  /** Idempotency key of the change. */
  key: string;
  /** New values of each request, and its row before the change. */
  changes: { row: Row; set: ChangedFields }[];
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

/** Shows a message in the snackbar. */
export const notify = (text: string, undo: SnackbarMessage['undo'] = null) =>
  snackbarMessage.set({ key: randomUuid(), text, undo });

function clearPending({ key, changes }: DeskAction) {
  for (const { row } of changes) if (pending.get(row.id) === key) pending.delete(row.id);
}

const mutation = {
  mutationKey: ['change'],
  // Changes are sent one at a time: a later change of a request needs the version of the earlier.
  scope: { id: 'changes' },
  mutationFn: ({ key, changes }: DeskAction) =>
    api.change(
      changes.map(({ row: { id, version }, set }) => ({
        id,
        set,
        // The version that the person saw, or that of an earlier change answered since.
        version: Math.max(version, ownVersions.get(id) ?? 0),
      })),
      key,
    ),
};

async function send(action: DeskAction, retry: () => void): Promise<void> {
  try {
    const { rows } = await queryClient
      .getMutationCache()
      .build(queryClient, mutation)
      .execute(action);
    for (const { id, version } of rows) ownVersions.set(id, version);
    clearPending(action);
    // A row with a later change that has no response yet keeps the values of that change.
    writeRows(rows.filter(({ id }) => !isPending(id)));
    for (const { id } of rows)
      void queryClient.invalidateQueries({ queryKey: queryKeys.request(id) });
  } catch (error) {
    clearPending(action);
    const conflicts = error instanceof DeskError ? error.conflicts : [];
    const currentRows = new Map(conflicts.map((conflict) => [conflict.id, conflict]));
    writeRows(
      action.changes.map(({ row }) => {
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
    for (const { row } of action.changes) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.request(row.id) });
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
 * @param requests new values for each request
 * @param message message of the snackbar, which then offers an undo; `null` shows no message
 */
export function change(
  requests: readonly { id: string; set: ChangedFields }[],
  message: string | null,
): void {
  const key = randomUuid();
  const changes = requests.flatMap(({ id, set }) => {
    const row = findRow(id);
    return row ? [{ row, set }] : [];
  });
  if (changes.length === 0) return;
  for (const { row } of changes) pending.set(row.id, key);
  writeRows(
    changes.map(({ row, set }) => {
      const next: Row = { ...row, ...set };
      return { ...next, view: viewOf(next) };
    }),
  );
  refusedChange.set(null);
  if (message !== null) {
    const undo = () => {
      change(
        changes.map(({ row, set }) => ({ id: row.id, set: invertChange(row, set) })),
        null,
      );
      notify('Undone.');
    };
    notify(message, undo);
  }
  void send({ key, changes }, () => change(requests, message));
}

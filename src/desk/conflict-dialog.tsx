import type { Person } from '../../supabase/functions/_shared/desk.ts';
import { Button } from '../ui/button.tsx';
import { conflict } from './changes.ts';
import { useObservable } from './desk.tsx';
import { dayAndTime, eventWords, nameOf, stateWords } from './labels.ts';
import { Modal } from './modal.tsx';

/** Shows another person's change of the same request, so that neither change is lost unseen. */
export function ConflictDialog({ staff }: { staff: readonly Person[] }) {
  const now = useObservable(conflict);
  if (!now) return null;
  const close = () => conflict.set(null);
  const standing = now.conflicts.filter((conflict) => !('gone' in conflict));
  return (
    <Modal title="Somebody was quicker" onClose={close}>
      <p className="text-muted">Your change was not made. By now it stands so:</p>
      <ul className="mt-4">
        {now.conflicts.map((conflict) => (
          <li key={conflict.id} className="rule-top py-3">
            <p className="font-semibold">
              {'gone' in conflict ? 'A request that is gone' : <bdi>{conflict.name}</bdi>}
            </p>
            {!('gone' in conflict) && (
              <p>
                {stateWords(conflict)},{' '}
                {conflict.assignee ? nameOf(conflict.assignee, staff) : 'nobody yet'}
              </p>
            )}
            {conflict.last && (
              <p className="text-muted">
                {nameOf(conflict.last.actor, staff)} {eventWords(conflict.last, staff)},{' '}
                {dayAndTime(conflict.last.at)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button data-autofocus onClick={close}>
          Leave it so
        </Button>
        {standing.length > 0 && (
          <Button
            variant="outline"
            onClick={() => {
              close();
              now.again();
            }}
          >
            Make my change all the same
          </Button>
        )}
      </p>
    </Modal>
  );
}

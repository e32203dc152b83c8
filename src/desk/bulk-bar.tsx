import type { DeskView } from '../../supabase/functions/_shared/desk.ts';
import { Button } from '../ui/button.tsx';
import type { DeskContext } from './desk.tsx';
import type { Actions } from './use-actions.ts';

/** What can be done with several requests at once. */
export function BulkBar({
  actions,
  context,
  view,
}: {
  actions: Actions;
  context: DeskContext;
  view: DeskView;
}) {
  const { selected } = actions;
  if (selected.size === 0 || !context.canChange) return null;
  return (
    <div
      role="toolbar"
      aria-label="Selected requests"
      data-theme="dark"
      className="flex flex-wrap items-center gap-x-1 bg-surface py-1 pr-2 pl-4"
    >
      <p role="status" className="mr-auto font-medium">
        {selected.size} selected
      </p>
      <Button variant="ghost" size="sm" onClick={() => actions.assign(context.bootstrap.me.email)}>
        Take
      </Button>
      <Button variant="ghost" size="sm" onClick={() => actions.answer()}>
        Answered
      </Button>
      {view === 'spam' || view === 'unverified' ? (
        <Button variant="ghost" size="sm" onClick={() => actions.release()}>
          Release
        </Button>
      ) : null}
      {view !== 'spam' && (
        <Button variant="ghost" size="sm" onClick={() => actions.spam()}>
          Spam
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label="Select nothing"
        onClick={() => actions.selectAll([])}
      >
        ✕
      </Button>
    </div>
  );
}

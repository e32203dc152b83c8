import {
  type DeskView,
  progressStates,
  type RequestDetail,
  type Row,
} from '../../supabase/functions/_shared/desk.ts';
import { Button } from '../ui/button.tsx';
import type { DeskContext } from './desk.tsx';
import { viewNames } from './labels.ts';
import type { Actions } from './use-actions.ts';

interface ActionBarProps {
  request: RequestDetail;
  context: DeskContext;
  actions: Actions;
  /** Opens the dialog that erases the request after confirmation. */
  onErase: (row: Row) => void;
}

const selectClass =
  'min-h-11 max-w-full border-b border-muted bg-transparent py-1 pr-1 hover:border-text focus-visible:border-text';
/** Labels of the progress of a request. */
const progressNames = { ...viewNames, open: 'Open' };

/**
 * The actions for the open contact request. On wide screens the bar is sticky while the request
 * scrolls.
 */
export function ActionBar({ request, context, actions, onErase }: ActionBarProps) {
  const { me, staff } = context.bootstrap;
  const ids = [request.id];
  const isWorkable = context.canChange && request.moderationStatus !== 'spam';
  return (
    <div className="z-10 -mx-5 flex lg:sticky lg:top-0 flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-surface px-5 py-2.5 lg:-mx-10 lg:px-10">
      <Button onClick={() => actions.reply(request)}>Reply</Button>
      {isWorkable && request.progress !== 'answered' && (
        <Button variant="outline" onClick={() => actions.answer(ids)}>
          Answered
        </Button>
      )}
      {isWorkable && request.assignee !== me.email && (
        <Button variant="outline" onClick={() => actions.assign(me.email, ids)}>
          Take
        </Button>
      )}
      {context.canChange && request.moderationStatus !== 'new' && (
        <Button variant="outline" onClick={() => actions.release(ids)}>
          Release
        </Button>
      )}
      {isWorkable && (
        <>
          <label>
            <span className="sr-only">Whose it is</span>
            <select
              className={selectClass}
              value={request.assignee ?? ''}
              onChange={({ target }) => actions.assign(target.value || null, ids)}
            >
              <option value="">Nobody</option>
              {staff.map(({ email, name }) => (
                <option key={email} value={email}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="sr-only">How far it is</span>
            <select
              className={selectClass}
              value={request.progress}
              onChange={({ target }) => {
                const progress = progressStates.find((state) => state === target.value);
                if (progress) actions.setProgress(progress, ids);
              }}
            >
              {progressStates.map((state) => (
                <option key={state} value={state}>
                  {progressNames[state]}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <span className="ml-auto flex flex-wrap gap-x-1">
        {isWorkable && (
          <Button variant="ghost" onClick={() => actions.spam(ids)}>
            Spam
          </Button>
        )}
        {context.isAdmin && (
          <Button variant="ghost" onClick={() => onErase(request)}>
            Erase…
          </Button>
        )}
      </span>
    </div>
  );
}

/** The actions for the selected requests. */
export function BulkBar({
  actions,
  context,
  view,
}: Pick<ActionBarProps, 'actions' | 'context'> & { view: DeskView }) {
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
      {(view === 'spam' || view === 'unverified') && (
        <Button variant="ghost" size="sm" onClick={() => actions.release()}>
          Release
        </Button>
      )}
      {view !== 'spam' && (
        <Button variant="ghost" size="sm" onClick={() => actions.spam()}>
          Spam
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label="Select nothing"
        onClick={actions.clearSelection}
      >
        ✕
      </Button>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import {
  maxRequestsPerCall,
  type Person,
  type Row,
} from '../../supabase/functions/_shared/desk.ts';
import { currentAddress } from '../lib/address.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { api } from './api.ts';
import { queryClient, queryKeys } from './cache.ts';
import { notify, refusedChange } from './changes.ts';
import { useObservable } from './context.ts';
import { Key } from './controls.tsx';
import { dayAndTime, describeEvent, describeState, nameOf, pluralize } from './labels.ts';
import { navigate, parseRoute } from './route.ts';
import { setShortcutsEnabled, shortcuts, shortcutsEnabled } from './use-hotkeys.ts';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog of the desk. The button that changes nothing must have `data-autofocus`, so that Enter
 * does no harm.
 */
export function Modal({ title, onClose, children }: ModalProps) {
  const id = useId();
  return (
    <Dialog
      aria-labelledby={id}
      data-theme="light"
      onClose={onClose}
      className="m-auto w-[min(38rem,calc(100vw-2rem))] border border-text p-6 lg:p-10"
    >
      <h2 id={id} className="type-head mb-5">
        {title}
      </h2>
      {children}
    </Dialog>
  );
}

interface DestructiveChoiceProps {
  /** Label of the button that acts. */
  action: string;
  isBusy?: boolean;
  onKeep: () => void;
  onAct: () => void;
}

/** The buttons of a dialog that asks before something is gone for good. */
export function DestructiveChoice({ action, isBusy, onKeep, onAct }: DestructiveChoiceProps) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <Button data-autofocus variant="outline" onClick={onKeep}>
        Keep
      </Button>
      <Button variant="destructive" disabled={isBusy} onClick={onAct}>
        {action}
      </Button>
    </p>
  );
}

/**
 * Says that a change was refused, because a colleague had changed the same requests, and shows
 * their current state. The refused change can be made again.
 */
export function ConflictDialog({ staff }: { staff: readonly Person[] }) {
  const refused = useObservable(refusedChange);
  if (!refused) return null;
  const close = () => refusedChange.set(null);
  const remaining = refused.conflicts.filter((conflict) => !('gone' in conflict));
  return (
    <Modal title="Somebody was quicker" onClose={close}>
      <p className="text-muted">Your change was not made. By now it stands so:</p>
      <ul className="mt-4">
        {refused.conflicts.map((conflict) => (
          <li key={conflict.id} className="rule-top py-3">
            <p className="font-semibold">
              {'gone' in conflict ? 'A request that is gone' : <bdi>{conflict.name}</bdi>}
            </p>
            {!('gone' in conflict) && (
              <p>
                {`${describeState(conflict)}, ${conflict.assignee ? nameOf(conflict.assignee, staff) : 'nobody yet'}`}
              </p>
            )}
            {conflict.last && (
              <p className="text-muted">
                {`${nameOf(conflict.last.actor, staff)} ${describeEvent(conflict.last, staff)}, ${dayAndTime(conflict.last.at)}`}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button data-autofocus onClick={close}>
          Leave it so
        </Button>
        {remaining.length > 0 && (
          <Button
            variant="outline"
            onClick={() => {
              close();
              refused.retry();
            }}
          >
            Make my change all the same
          </Button>
        )}
      </p>
    </Modal>
  );
}

/** Says what erasing a request deletes and what remains, and erases it after confirmation. */
export function EraseDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { data } = useQuery({
    queryKey: queryKeys.request(row.id),
    queryFn: () => api.read(row.id),
  });
  const others = data?.others ?? [];
  const [includesOthers, setIncludesOthers] = useState(false);
  const [state, setState] = useState<'idle' | 'erasing' | 'failed'>('idle');
  const ids = [row.id, ...(includesOthers ? others.map(({ id }) => id) : [])];

  const erase = async () => {
    setState('erasing');
    try {
      const count = await api.erase(ids);
      const route = parseRoute(currentAddress().hash);
      if (route.page === 'requests') navigate({ ...route, id: null }, 'replace');
      for (const id of ids) queryClient.removeQueries({ queryKey: queryKeys.request(id) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.lists });
      notify(`${pluralize(count, 'request')} erased.`);
      onClose();
    } catch {
      setState('failed');
    }
  };

  return (
    <Modal title="Erase for good?" onClose={onClose}>
      <p className="type-body">
        Everything that <bdi className="font-semibold">{row.name}</bdi> sent with{' '}
        <span>{ids.length === 1 ? 'this request' : 'these requests'}</span> goes: name, address,
        company, message, where it came from, and your notes. It can’t be undone.
      </p>
      <p className="mt-3 text-muted">
        What stays: that there was a request, when, and who did what with it. What was delivered
        before lies with its receivers, which are told, and in backups.
      </p>
      {others.length > 0 && (
        <label className="mt-5 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={includesOthers}
            onChange={({ target }) => setIncludesOthers(target.checked)}
            className="size-5 accent-(--text)"
          />
          <span>{`${others.length < maxRequestsPerCall - 1 ? '' : 'The newest '}${pluralize(others.length, 'other request')} from the same address as well`}</span>
        </label>
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-4 font-medium text-(--danger)">
          No answer arrived. Nothing may have been erased: try again.
        </p>
      )}
      <DestructiveChoice
        action={state === 'erasing' ? 'Erasing…' : `Erase ${pluralize(ids.length, 'request')}`}
        isBusy={state === 'erasing'}
        onKeep={onClose}
        onAct={() => void erase()}
      />
    </Modal>
  );
}

/** The list of shortcuts, and a checkbox that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isEnabled = useObservable(shortcutsEnabled);
  return (
    <Modal title="Keys" onClose={onClose}>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {Object.entries(shortcuts).map(([key, description]) => (
          <div key={key} className="rule-top flex items-center gap-4 py-2">
            <dt className="w-18 flex-none">
              <Key>{key === 'Escape' ? 'Esc' : key}</Key>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={({ target }) => setShortcutsEnabled(target.checked)}
          className="size-5 accent-(--text)"
        />
        Single keys do something. Switch this off if you speak to your computer.
      </label>
      <p className="mt-5">
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </p>
    </Modal>
  );
}

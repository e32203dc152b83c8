import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Row } from '../../supabase/functions/_shared/desk.ts';
import { Button } from '../ui/button.tsx';
import { api } from './api.ts';
import { client, keys } from './cache.ts';
import { notify } from './changes.ts';
import { counted } from './labels.ts';
import { Modal } from './modal.tsx';
import { navigate, parseRoute } from './route.ts';

/** Takes a person out for good, after saying what goes and what stays. */
export function Erase({ row, onClose }: { row: Row; onClose: () => void }) {
  const { data } = useQuery({ queryKey: keys.request(row.id), queryFn: () => api.read(row.id) });
  const others = data?.others ?? [];
  const [all, setAll] = useState(false);
  const [state, setState] = useState<'idle' | 'erasing' | 'failed'>('idle');
  const ids = [row.id, ...(all ? others.map(({ id }) => id) : [])];

  const erase = async () => {
    setState('erasing');
    try {
      const count = await api.erase(ids);
      const route = parseRoute(location.hash);
      if (route.page === 'requests') navigate({ ...route, id: null }, 'replace');
      for (const id of ids) client.removeQueries({ queryKey: keys.request(id) });
      void client.invalidateQueries({ queryKey: keys.lists });
      notify(`${counted(count, 'request')} erased.`);
      onClose();
    } catch {
      setState('failed');
    }
  };

  return (
    <Modal title="Erase for good?" onClose={onClose}>
      <p className="type-body">
        Everything that <bdi className="font-semibold">{row.name}</bdi> sent with{' '}
        {ids.length === 1 ? 'this request' : 'these requests'} goes: name, address, company,
        message, where it came from, and your notes. It can’t be undone.
      </p>
      <p className="mt-3 text-muted">
        What stays: that there was a request, when, and who did what with it. What was delivered
        before lies with its receivers: mail, chat, backups.
      </p>
      {others.length > 0 && (
        <label className="mt-5 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={all}
            onChange={({ target }) => setAll(target.checked)}
            className="size-5 accent-(--text)"
          />
          {counted(others.length, 'other request')} from the same address as well
        </label>
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-4 font-medium text-(--danger)">
          No answer arrived. Nothing may have been erased: try again.
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button data-autofocus variant="outline" onClick={onClose}>
          Keep
        </Button>
        <Button variant="destructive" disabled={state === 'erasing'} onClick={erase}>
          {state === 'erasing' ? 'Erasing…' : `Erase ${counted(ids.length, 'request')}`}
        </Button>
      </p>
    </Modal>
  );
}

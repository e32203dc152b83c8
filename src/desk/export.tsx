import { useState } from 'react';
import type { Filter } from '../../supabase/functions/_shared/desk.ts';
import { Button } from '../ui/button.tsx';
import { api } from './api.ts';
import { notify } from './changes.ts';
import { viewNames } from './labels.ts';

/** `requests-new-2026-11-22.csv` */
const nameOf = ({ view }: Filter) =>
  `requests-${view}-${new Date().toISOString().slice(0, 10)}.csv`;

/** A button that downloads every request that matches the view and its filters, as CSV. */
export function Export({ filter }: { filter: Filter }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const url = URL.createObjectURL(await api.export(filter));
      Object.assign(document.createElement('a'), { href: url, download: nameOf(filter) }).click();
      // The download has read the address by the next task, so it can be released.
      setTimeout(() => URL.revokeObjectURL(url));
    } catch {
      notify('The file did not arrive. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="sm" disabled={isBusy} onClick={save} className="my-2">
      {isBusy ? 'Exporting…' : 'Export CSV'}
      <span className="sr-only"> of {viewNames[filter.view]}</span>
    </Button>
  );
}

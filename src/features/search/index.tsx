import {
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { importWithRetry } from '../../lib/lazy.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PanelProps } from './panel.tsx';
import { openedBy, searchDialog } from './search-button.tsx';

type Panel = ComponentType<PanelProps>;

/**
 * The site's search: a modal dialog whose content, with the index, is fetched when it
 * is first opened. Before that a page loads only this file: the shortcuts, the empty dialog, and the
 * message for when the rest does not arrive.
 *
 * @param askHref address of the contact form, with a query for its challenge field
 */
export function Search({ askHref }: Pick<PanelProps, 'askHref'>) {
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const [failures, setFailures] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  /** Initial text of the field: the query passed to `open`, and keys pressed before the panel has loaded. */
  const earlyText = useRef('');
  const close = useCallback(() => dialog.current?.close(), []);
  const { key } = useLocation();

  const load = useCallback(
    () =>
      importWithRetry(() => import('./panel.tsx')).then(
        (module) => setPanel(() => module.Panel),
        () => setFailures((count) => count + 1),
      ),
    [],
  );

  useEffect(() => {
    searchDialog.open = (query = '') => {
      earlyText.current = query;
      setOpen(true);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!openedBy(event)) return;
      event.preventDefault();
      setOpen((was) => {
        if (was) close();
        return !was;
      });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [close]);

  useEffect(() => {
    if (open) load();
  }, [open, load]);

  // The dialog closes in a layout effect, before the new page takes the focus, because a modal dialog makes the page inert.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs at each navigation and does not read the key
  useLayoutEffect(close, [key]);

  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (!Panel && event.key.length === 1 && !event.ctrlKey && !event.metaKey)
      earlyText.current += event.key;
  };

  if (!open) return null;
  const { lang } = document.documentElement;
  return (
    <Dialog
      ref={dialog}
      aria-label={lang.startsWith('es') ? 'Buscar' : 'Search'}
      lang={Panel ? lang : 'en'}
      data-theme="dark"
      onClose={() => {
        earlyText.current = '';
        setOpen(false);
      }}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-clip border-0 bg-ink p-0 transition-opacity duration-(--duration-state) ease-out starting:opacity-0 motion-reduce:transition-none"
    >
      {Panel ? (
        <Panel initial={earlyText.current} askHref={askHref} close={close} />
      ) : (
        <div className="layout-grid h-full content-center gap-y-8">
          <p role="status" className="type-head col-span-full">
            {failures ? 'Search did not load. Check your connection.' : 'One moment …'}
          </p>
          <p className="col-span-full flex gap-3">
            {failures > 0 && (
              // Safari does not report which file failed, so a retry can't request it under a new address; a reload can.
              <Button variant="neural" onClick={failures > 1 ? () => location.reload() : load}>
                {failures > 1 ? 'Reload the page' : 'Try again'}
              </Button>
            )}
            <Button variant="neural-outline" onClick={close}>
              Close
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}

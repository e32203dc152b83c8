import {
  type ComponentProps,
  type KeyboardEvent as ReactKeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { importWithRetry } from '../../lib/lazy.tsx';
import { Moving } from '../../motion/presence.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type * as PanelModule from './panel.tsx';
import { isShortcut, openedQuery } from './search-button.tsx';

type Loaded = Pick<typeof PanelModule, 'Panel'> &
  Pick<ComponentProps<typeof PanelModule.Panel>, 'search'>;

/**
 * The site's search: a modal dialog. Its content and the search index are fetched when it is first
 * opened. Before that a page loads only this file, with the keyboard shortcuts, the empty dialog
 * and the message for a failure. An address with `?q=…` opens it with that query.
 *
 * @param askHref returns the address of the contact form, with a query for its challenge field
 */
export function Search({ askHref }: Pick<ComponentProps<typeof PanelModule.Panel>, 'askHref'>) {
  const query = useSyncExternalStore(openedQuery.subscribe, openedQuery.get, () => null);
  const isOpen = query !== null;
  const [loaded, setLoaded] = useState<Loaded>();
  const [failureCount, setFailureCount] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => openedQuery.set(null), []);
  const { key } = useLocation();

  const load = useCallback(async () => {
    try {
      const { Panel, loadSearch } = await importWithRetry(() => import('./panel.tsx'));
      setLoaded({ Panel, search: await loadSearch() });
    } catch {
      setFailureCount((count) => count + 1);
    }
  }, []);

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (asked) openedQuery.set(asked);
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openedQuery.set(openedQuery.get() === null ? '' : null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (isOpen && !loaded) load();
  }, [isOpen, loaded, load]);

  // Closes the dialog at each navigation. This is a layout effect, because a modal dialog makes the
  // page inert, and the new page takes the focus in an effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each navigation
  useLayoutEffect(() => {
    dialog.current?.close();
    close();
  }, [key]);

  /** Keeps what is typed before the content has loaded. */
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (!loaded && event.key.length === 1 && !event.ctrlKey && !event.metaKey)
      openedQuery.set(`${query}${event.key}`);
  };

  return (
    <Dialog
      isOpen={isOpen}
      ref={dialog}
      aria-label="Search"
      lang="en"
      data-theme="dark"
      onClose={close}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-50 m-0 block size-full max-h-none max-w-none overflow-clip border-0 bg-transparent p-0"
    >
      <Moving by="unroll" className="size-full bg-ink">
        {loaded ? (
          <loaded.Panel
            search={loaded.search}
            initial={query ?? ''}
            askHref={askHref}
            close={close}
          />
        ) : (
          <div className="layout-grid h-full content-center gap-y-8">
            <p role="status" className="type-head col-span-full">
              {failureCount ? 'Search did not load. Check your connection.' : 'One moment …'}
            </p>
            <p className="col-span-full flex gap-3">
              {failureCount > 0 && (
                // Safari does not say which file failed, so a retry can't request it under a new
                // address. After a second failure a reload is offered.
                <Button
                  variant="neural"
                  onClick={failureCount > 1 ? () => location.reload() : load}
                >
                  {failureCount > 1 ? 'Reload the page' : 'Try again'}
                </Button>
              )}
              <Button variant="neural-outline" onClick={close}>
                Close
              </Button>
            </p>
          </div>
        )}
      </Moving>
    </Dialog>
  );
}

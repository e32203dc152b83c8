import {
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { topDialog } from '../../lib/top-dialog.ts';
import { noticesWanted, subscribeNotices } from './notices.ts';
import { PlainNotices, PlainToast } from './plain.tsx';
import { getToast, subscribeToast } from './store.ts';

export { comingSoon } from './notices.ts';
export { toast } from './store.ts';

// A toast's text must appear in any case: when the library does not
// arrive, the plain form says it, and the page stays.
const ToastViewport = lazy(() =>
  import('./toast-viewport.tsx').catch(() => ({ default: PlainToast })),
);
const NoticeViewport = lazy(() =>
  import('./notice-viewport.tsx').catch(() => ({ default: PlainNotices })),
);

const never = () => false;
const toastWanted = () => getToast() !== null;

/** Both toast systems, each mounted once it is needed. Stands once, in the layout. */
export function Toasts() {
  const withToast = useSyncExternalStore(subscribeToast, toastWanted, never);
  const withNotices = useSyncExternalStore(subscribeNotices, noticesWanted, never);
  if (!withToast && !withNotices) return null;
  return (
    <InTopDialog>
      <Suspense>{withToast && <ToastViewport />}</Suspense>
      <Suspense>{withNotices && <NoticeViewport />}</Suspense>
    </InTopDialog>
  );
}

/** Renders into the modal dialog in front, because everything outside of it is inert; else into the body. */
function InTopDialog({ children }: { children: ReactNode }) {
  // One element that is moved: in another container React would mount the toasts anew.
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const place = () => (topDialog.get() ?? document.body).append(container);
    place();
    const unsubscribe = topDialog.subscribe(place);
    return () => {
      unsubscribe();
      container.remove();
    };
  }, [container]);
  return createPortal(children, container);
}

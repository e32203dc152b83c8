import { lazy, Suspense, useSyncExternalStore } from 'react';
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
  return (
    <>
      <Suspense>{withToast && <ToastViewport />}</Suspense>
      <Suspense>{withNotices && <NoticeViewport />}</Suspense>
    </>
  );
}

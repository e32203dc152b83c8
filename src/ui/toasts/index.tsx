import {
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { topDialog } from '../../lib/overlays.ts';
import { heldToast, notices, type Words } from './notify.ts';

function PlainMessage({ title, description, role }: Words & { role: 'alert' | 'status' }) {
  return (
    <div
      lang="en"
      role={role}
      data-theme="dark"
      className="fixed right-gutter bottom-8 left-gutter z-50 ml-auto max-w-md border border-line bg-ink-raised p-5 text-text"
    >
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  );
}

/** The first system's toast where its library did not arrive: shown until the next one. */
function PlainToast() {
  const held = useSyncExternalStore(heldToast.subscribe, heldToast.get);
  return held?.open && <PlainMessage {...held} role="alert" />;
}

/** The second system's newest notice where its library did not arrive. */
function PlainNotice() {
  const newest = useSyncExternalStore(notices.subscribe, notices.get).at(-1);
  return newest && <PlainMessage {...newest} role="status" />;
}

// Where a library does not arrive, the plain form shows the words all the same.
const ToastViewport = lazy(() =>
  import('./toast-viewport.tsx').catch(() => ({ default: PlainToast })),
);
const NoticeViewport = lazy(() =>
  import('./notice-viewport.tsx').catch(() => ({ default: PlainNotice })),
);

const serverSnapshot = () => false;

/** Both toast systems, each loaded when it is first needed. Mounted once, in the layout. */
export function Toasts() {
  const hasToast = useSyncExternalStore(
    heldToast.subscribe,
    () => heldToast.get() !== null,
    serverSnapshot,
  );
  const hasNotices = useSyncExternalStore(
    notices.subscribe,
    () => notices.get().length > 0,
    serverSnapshot,
  );
  if (!hasToast && !hasNotices) return null;
  return (
    <InTopDialog>
      <Suspense>{hasToast && <ToastViewport />}</Suspense>
      <Suspense>{hasNotices && <NoticeViewport />}</Suspense>
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

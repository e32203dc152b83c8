/**
 * The two kinds of messages at the edge of the screen, as the specification has them: a toast is a
 * message about the contact form, shown by Radix; a notice is other information, shown by Sonner.
 */

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
import { currentToast, type MessageText, type Notice, notices } from './notify.ts';

/** A message without the animation and the controls of the libraries. */
function PlainMessage({ title, description, role }: MessageText & { role: 'alert' | 'status' }) {
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

/**
 * The current toast without Radix, used when its code could not be loaded. It is shown until the
 * next toast.
 */
function PlainToast() {
  const toast = useSyncExternalStore(currentToast.subscribe, currentToast.get);
  return toast?.open && <PlainMessage {...toast} role="alert" />;
}

/** The newest notice without Sonner, used when its code could not be loaded. */
function PlainNotice() {
  const newest = useSyncExternalStore(notices.subscribe, notices.get).at(-1);
  return newest && <PlainMessage {...newest} role="status" />;
}

// If a library can't be loaded, the plain component shows the message without it.
const ToastViewport = lazy(() =>
  import('./radix-viewport.tsx').catch(() => ({ default: PlainToast })),
);
const NoticeViewport = lazy(() =>
  import('./sonner-viewport.tsx').catch(() => ({ default: PlainNotice })),
);

/** Prerendered pages have no messages. */
const none: readonly Notice[] = [];

/** Shows toasts and notices. Each library is loaded with its first message. */
export function Toasts() {
  const toast = useSyncExternalStore(currentToast.subscribe, currentToast.get, () => null);
  const allNotices = useSyncExternalStore(notices.subscribe, notices.get, () => none);
  if (!toast && allNotices.length === 0) return null;
  return (
    <InTopDialog>
      <Suspense>{toast && <ToastViewport />}</Suspense>
      <Suspense>{allNotices.length > 0 && <NoticeViewport />}</Suspense>
    </InTopDialog>
  );
}

/**
 * Renders into the topmost modal dialog, because everything outside of it is inert, or into the
 * body if no dialog is open.
 */
function InTopDialog({ children }: { children: ReactNode }) {
  // One container element is moved between the dialogs, because another container would remount the
  // toasts.
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const moveContainer = () => (topDialog.get() ?? document.body).append(container);
    moveContainer();
    const unsubscribe = topDialog.subscribe(moveContainer);
    return () => {
      unsubscribe();
      container.remove();
    };
  }, [container]);
  return createPortal(children, container);
}

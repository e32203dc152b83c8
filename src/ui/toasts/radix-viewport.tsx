import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cn } from '../../lib/cn.ts';
import { clock } from '../../motion/tokens.ts';
import { CloseIcon } from '../icons.tsx';
import { type CurrentToast, currentToast, dismissToast } from './notify.ts';
import './toast.css';

/** Length of a swipe to the right that dismisses a toast. */
const swipeThresholdPx = 50;

/** Shows toasts with Radix: one at a time, at the top right below the header, focused with F8. */
export default function ToastViewport() {
  const toast = useSyncExternalStore(currentToast.subscribe, currentToast.get);
  return (
    <Radix.Provider
      duration={clock.toastShown}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toast && <Toast key={toast.id} toast={toast} />}
      <Radix.Viewport
        hotkey={['F8']}
        data-held={toast ? 1 : 0}
        className="fixed top-header right-0 z-50 w-full max-w-[32rem] p-5 sm:px-gutter sm:py-6"
      />
    </Radix.Provider>
  );
}

/**
 * Keeps a toast open while it is hovered or focused, and closes it when `clock.noticeShown` has
 * passed after pointer and focus have left. Radix alone would close it after the remaining time.
 */
function usePauseOnHover(id: number) {
  const [wasPaused, setWasPaused] = useState(false);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closeTimer.current), []);
  return {
    duration: wasPaused ? Number.POSITIVE_INFINITY : clock.toastShown,
    onPause() {
      clearTimeout(closeTimer.current);
      setWasPaused(true);
    },
    onResume() {
      // If only the focus has left, the toast is still hovered; Radix calls `onResume` again when
      // the pointer leaves.
      if (document.querySelector('[data-toast]:hover')) return;
      clearTimeout(closeTimer.current);
      closeTimer.current = setTimeout(() => dismissToast(id), clock.noticeShown);
    },
  };
}

function Toast({ toast }: { toast: CurrentToast }) {
  const isDestructive = toast.type === 'destructive';
  const pauseProps = usePauseOnHover(toast.id);
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      {...pauseProps}
      lang={toast.lang}
      data-theme="dark"
      data-toast
      data-variant={toast.type}
      // Touch moves the toast horizontally and still scrolls the page vertically.
      style={{ touchAction: 'pan-y' }}
      className={cn(
        'toast-root grid grid-cols-[1fr_auto] gap-x-4 border py-5 pr-3 pl-6',
        isDestructive ? 'border-danger-deep bg-danger-deep' : 'border-ink-line bg-ink-raised',
      )}
    >
      <div>
        <Radix.Title className="type-title">{toast.title}</Radix.Title>{' '}
        {/* The space separates title and description for screen readers, because Radix joins their
            text without one. */}
        <Radix.Description className={cn('type-small mt-1.5', !isDestructive && 'text-muted')}>
          {toast.description}
        </Radix.Description>
      </div>
      <Radix.Close
        aria-label={toast.lang === 'en' ? 'Close' : 'Cerrar'}
        className="-mt-2.5 grid size-11 place-items-center rounded-hair transition-opacity duration-(--duration-feedback) hover:opacity-70"
      >
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  );
}

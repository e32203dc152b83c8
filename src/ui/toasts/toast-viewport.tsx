import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cn } from '../../lib/cn.ts';
import { clock } from '../../motion/tokens.ts';
import { CloseIcon } from '../icons.tsx';
import { dismissToast, type HeldToast, heldToast } from './notify.ts';
import './toast.css';

/** CSS pixels of a swipe to the right that dismiss a toast. */
const swipeThreshold = 50;

/** The first toast system on screen: top right below the bar, reached with F8. */
export default function ToastViewport() {
  const held = useSyncExternalStore(heldToast.subscribe, heldToast.get);
  return (
    <Radix.Provider
      duration={clock.toastShown}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {held && <Toast key={held.id} held={held} />}
      <Radix.Viewport
        hotkey={['F8']}
        data-held={held ? 1 : 0}
        className="fixed top-header right-0 z-50 w-full max-w-[32rem] p-5 sm:px-gutter sm:py-6"
      />
    </Radix.Provider>
  );
}

/**
 * How long a toast is shown. Once it has been pointed at or focused it stays, and closes
 * `noticeShown` after both have left: Radix alone would give it only the rest of its time.
 */
function usePauseOnHover(id: number) {
  const [touched, setTouched] = useState(false);
  const going = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(going.current), []);
  return {
    duration: touched ? Number.POSITIVE_INFINITY : clock.toastShown,
    onPause() {
      clearTimeout(going.current);
      setTouched(true);
    },
    onResume() {
      // The focus has left while the pointer is still there: `onResume` is called again when that leaves.
      if (document.querySelector('[data-toast]:hover')) return;
      clearTimeout(going.current);
      going.current = setTimeout(() => dismissToast(id), clock.noticeShown);
    },
  };
}

function Toast({ held }: { held: HeldToast }) {
  const loud = held.type === 'destructive';
  const stay = usePauseOnHover(held.id);
  return (
    <Radix.Root
      open={held.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(held.id);
      }}
      {...stay}
      lang="en"
      data-theme="dark"
      data-toast
      data-variant={held.type}
      // A finger moves it sideways and still scrolls the page up and down.
      style={{ touchAction: 'pan-y' }}
      className={cn(
        'toast-root grid grid-cols-[1fr_auto] gap-x-4 border py-5 pr-3 pl-6',
        loud ? 'border-danger-deep bg-danger-deep' : 'border-ink-line bg-ink-raised',
      )}
    >
      <div>
        <Radix.Title className="type-title">{held.title}</Radix.Title>{' '}
        {/* The space keeps the two apart for a screen reader: Radix joins the texts as they are. */}
        <Radix.Description className={cn('type-small mt-1.5', !loud && 'text-muted')}>
          {held.description}
        </Radix.Description>
      </div>
      <Radix.Close
        aria-label="Close"
        className="-mt-2.5 grid size-11 place-items-center rounded-hair transition-opacity duration-(--duration-feedback) hover:opacity-70"
      >
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  );
}

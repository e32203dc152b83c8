import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { OfferingId } from '../../content/types.ts';
import { clock } from '../../motion/tokens.ts';
import { useSceneEffect } from '../../scene/index.tsx';

interface Open {
  id: OfferingId;
  /** Opened by a click or a tap: hover and focus do not close it. */
  pinned: boolean;
}

/**
 * Which node's panel is open. Hover and focus open it, a click or a tap pins it, leaving or a second
 * click clears it; `use-dismiss.ts` closes it in all other cases. The pointer may
 * cross over to the panel and stay there as long as it likes (WCAG 1.4.13).
 */
export function useOpenNode() {
  const [shown, setShown] = useState<Open | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openId = shown?.id ?? null;
  const pinned = shown?.pinned ?? false;

  const cancelClose = () => clearTimeout(closing.current);
  const show = (next: Open | null) => {
    cancelClose();
    setShown(next);
  };
  const closeSoon = () => {
    cancelClose();
    // Only this panel: the pointer may be at another node by now.
    const close = (now: Open | null) => (now?.id === openId ? null : now);
    closing.current = setTimeout(() => setShown(close), clock.dropdownClose);
  };
  /** Closes after the delay, unless the panel is pinned. */
  const closeUnpinned = () => {
    if (!pinned) closeSoon();
  };

  useSceneEffect({ focus: openId });

  useEffect(() => {
    // A node may have been focused by Tab before the code arrived.
    const focused = document.querySelector<HTMLElement>('[data-node]:focus-visible');
    if (focused) setShown({ id: focused.dataset.node as OfferingId, pinned: false });
    return () => clearTimeout(closing.current);
  }, []);

  // When the whole window loses the focus, the visitor has not closed anything: what was pinned stays.
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget || !pinned) closeSoon();
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') closeUnpinned();
  };

  return {
    openId,
    /** Handlers for a node's button. */
    getButtonProps: (id: OfferingId) => ({
      onPointerLeave,
      onBlur,
      onPointerEnter: ({ pointerType, buttons, currentTarget }: PointerEvent) => {
        // A pressed pointer is at something else, and one that ends its drag here has not moved here.
        if (pointerType !== 'mouse' || buttons || currentTarget.closest('[data-dragged]')) return;
        if (!pinned) show({ id, pinned: false });
      },
      onFocus: (event: FocusEvent) => {
        // A tap focuses too; its click decides.
        if (openId !== id && event.currentTarget.matches(':focus-visible'))
          show({ id, pinned: false });
        else cancelClose();
      },
      onClick: () => show(openId === id && pinned ? null : { id, pinned: true }),
    }),
    /** For the panel. */
    panelProps: {
      onPointerLeave,
      onBlur,
      onPointerEnter: cancelClose,
      onFocus: cancelClose,
      close: () => show(null),
      cancelClose,
      closeSoon: closeUnpinned,
    },
  };
}

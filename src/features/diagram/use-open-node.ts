import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { clock } from '../../motion/tokens.ts';
import { leadScene } from '../../scene/index.tsx';
import type { NodeId } from './types.ts';

/**
 * Which node's panel is open. Hover and focus open it, a tap toggles it; leaving,
 * Escape, or a press elsewhere clears it. The pointer may cross over to the panel
 * and stay there as long as it likes (WCAG 1.4.13).
 *
 * @param layout value of `data-diagram` around the nodes
 */
export function useOpenNode(layout: 'wide' | 'tall') {
  const [openId, setOpenId] = useState<NodeId | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = useCallback((id: NodeId | null) => {
    clearTimeout(closing.current);
    setOpenId(id);
  }, []);

  const closeSoon = useCallback(() => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpenId(null), clock.dropdownClose);
  }, []);

  useEffect(() => {
    if (!openId) return;
    leadScene(openId);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') open(null);
    };
    const onPress = (event: Event) => {
      const target = event.target as Element;
      if (!target.closest('[data-node], [data-node-panel]')) open(null);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
      leadScene(null);
    };
  }, [openId, open]);

  useEffect(() => {
    // The page stands before its code does: someone may already have tabbed here.
    const focused = document.querySelector<HTMLElement>(
      `[data-diagram=${layout}] [data-node]:focus-visible`,
    );
    if (focused) open(focused.dataset.node as NodeId);
    return () => clearTimeout(closing.current);
  }, [open, layout]);

  const hoverable = {
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') closeSoon();
    },
  };

  return {
    openId,
    /** Handlers for a node's button. */
    bind: (id: NodeId) => ({
      ...hoverable,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') open(id);
      },
      onFocus: (event: React.FocusEvent) => {
        // A tap focuses too; its click decides.
        if (event.currentTarget.matches(':focus-visible')) open(id);
      },
      onBlur: closeSoon,
      onClick: (event: React.MouseEvent) => {
        const byTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'mouse';
        open(byTouch && openId === id ? null : id);
      },
    }),
    /** Handlers for the panel. */
    bindPanel: {
      ...hoverable,
      onPointerEnter: () => clearTimeout(closing.current),
      onFocus: () => clearTimeout(closing.current),
      onBlur: closeSoon,
    },
  };
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onDismissAll } from '../lib/dismiss.ts';
import { clock } from '../motion/tokens.ts';

type Cause = 'hover' | 'press';

/** Items that an arrow key moves the focus by. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Which of a bar's dropdowns is open, and what changes it. */
export interface DisclosureGroup {
  openId: string | null;
  open: (id: string, by: Cause) => void;
  /** The button's click: closes what a press opened; a hovered panel it only pins. */
  toggle: (id: string) => void;
  /** Closes after the specification's delay, unless something opens first. */
  closeSoon: () => void;
  close: () => void;
}

/**
 * One open dropdown at a time. Escape closes it and gives the focus back to its
 * button; a press elsewhere or focus moving on closes it too. The arrows go from item to item.
 *
 * A dropdown's element carries `data-menu` with its id, and its button `aria-expanded`.
 */
export function useDisclosureGroup(): DisclosureGroup {
  const [state, setState] = useState<{ id: string; by: Cause } | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next: { id: string; by: Cause } | null) => {
    clearTimeout(closing.current);
    setState(next);
  }, []);

  const close = useCallback(() => change(null), [change]);
  const closeSoon = useCallback(() => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setState(null), clock.dropdownClose);
  }, []);
  useEffect(() => () => clearTimeout(closing.current), []);

  const id = state?.id;
  useEffect(() => {
    if (!id) return;
    const menu = document.querySelector(`[data-menu="${id}"]`);
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      const inside = menu?.contains(document.activeElement);
      const step = steps[event.key];
      if (inside && step) {
        event.preventDefault();
        const stops = [...menu!.querySelectorAll<HTMLElement>('a, button')];
        const at = stops.indexOf(document.activeElement as HTMLElement) + step;
        stops.at(at % stops.length)?.focus();
      }
      if (event.key !== 'Escape') return;
      if (inside) menu!.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    const endDismiss = onDismissAll(close);
    return () => {
      endDismiss();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [id, close]);

  return useMemo(
    () => ({
      openId: state?.id ?? null,
      // Hovering over what a press opened must not turn it back into a hovered one.
      open: (next, by) => change(state?.id === next ? state : { id: next, by }),
      toggle: (next) =>
        change(state?.id === next && state.by === 'press' ? null : { id: next, by: 'press' }),
      closeSoon,
      close,
    }),
    [state, change, closeSoon, close],
  );
}

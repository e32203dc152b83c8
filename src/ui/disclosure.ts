import { type PointerEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onDismissAll } from '../lib/overlays.ts';
import { clock } from '../motion/tokens.ts';

/** Why a panel is open: the pointer or the focus is at its button, or its button was pressed. */
type OpenReason = 'hover' | 'press';

export const panelIdOf = (id: string) => `${id}-panel`;

/** Whether the focus is in the open panel. */
const holdsFocus = (id: string) =>
  document.getElementById(panelIdOf(id))?.contains(document.activeElement) ?? false;

/** Handles a mouse only. With touch, `pointerenter` is the start of a tap, which `onClick` handles. */
export const ifMouse =
  <E extends PointerEvent>(handler: (event: E) => void) =>
  (event: E) => {
    if (event.pointerType === 'mouse') handler(event);
  };

/**
 * Keeps at most one panel of a group open: a dropdown of the header, or the panel of a node in the
 * suite diagram. A panel that was opened by hover closes after the pointer has left. One that was
 * opened by a press, or that holds the focus, stays until Escape, a press outside or focus moving
 * outside. If its focused item goes, its button gets the focus.
 *
 * The element around button and panel carries `data-menu` with its id, the button `aria-expanded`,
 * and the panel the id of {@link panelIdOf}.
 */
export function useDisclosureGroup<Id extends string>() {
  const [state, setState] = useState<{ id: Id; reason: OpenReason } | null>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const setAndCancelClose = (next: typeof state) => {
    clearTimeout(closeTimer.current);
    setState(next);
  };
  const id = state?.id;
  /** Closes this panel only: the same event may have opened another one. */
  const closeIfOpen = useCallback(
    (openId: Id) => setState((current) => (current?.id === openId ? null : current)),
    [],
  );
  const close = () => {
    // The focused item goes with the panel.
    if (id && holdsFocus(id))
      document.querySelector<HTMLElement>(`[data-menu="${id}"] [aria-expanded]`)?.focus();
    setAndCancelClose(null);
  };
  /** Whether the panel stays open without the pointer. */
  const isPinned = (openId: Id) => state?.reason === 'press' || holdsFocus(openId);
  const dismiss = useEffectEvent(close);
  useEffect(() => () => clearTimeout(closeTimer.current), []);

  useEffect(() => {
    if (!id) return;
    const menu = document.querySelector(`[data-menu="${id}"]`);
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || menu?.contains(target)) return;
      clearTimeout(closeTimer.current);
      closeIfOpen(id);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    const removeDismissAll = onDismissAll(dismiss);
    return () => {
      removeDismissAll();
      listeners.abort();
    };
  }, [id, closeIfOpen]);

  return {
    openId: id ?? null,
    /** Opens the panel whose button got the focus. */
    open: (next: Id) => {
      if (id === next) clearTimeout(closeTimer.current);
      else setAndCancelClose({ id: next, reason: 'hover' });
    },
    /** Opens the panel at the pointer, unless another one stays open without the pointer. */
    hover: (next: Id) => {
      // The reason stays, so that the next press closes a panel that was opened by a press.
      if (id === next) clearTimeout(closeTimer.current);
      else if (!id || !isPinned(id)) setAndCancelClose({ id: next, reason: 'hover' });
    },
    /**
     * Handles a click on the button: closes a panel that was opened by a press, and keeps a panel
     * open that was opened by hover.
     */
    toggle: (next: Id) =>
      setAndCancelClose(
        state?.id === next && state.reason === 'press' ? null : { id: next, reason: 'press' },
      ),
    /**
     * Handles that the pointer has left: closes the panel after the specification's delay, unless
     * it is pinned or the pointer is back before that.
     */
    closeSoon: () => {
      clearTimeout(closeTimer.current);
      closeTimer.current = setTimeout(() => {
        if (id && !isPinned(id)) closeIfOpen(id);
      }, clock.dropdownClose);
    },
    close,
  };
}

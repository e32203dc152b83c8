import { type RefObject, useEffect } from 'react';
import { onDismissAll } from '../../lib/dismiss.ts';
import { boxOf, isBetween } from './placement.ts';

interface DismissHandlers {
  /** The pointer is in the corridor between button and panel, however slow. */
  cancelClose: () => void;
  /** The pointer has left the corridor. */
  closeSoon: () => void;
  /** Escape, or a press outside. */
  close: () => void;
}

/**
 * Closes the panel on Escape, on a press outside, or when the pointer leaves the corridor between
 * button and panel.
 *
 * @param ref the panel, which stands in the page right after its button
 * @returns closes it as Escape does: a focus inside goes back to the button
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  { cancelClose, closeSoon, close }: DismissHandlers,
) {
  const dismiss = () => {
    const button = ref.current?.previousElementSibling;
    if (ref.current?.contains(document.activeElement)) (button as HTMLElement).focus();
    close();
  };

  useEffect(() => {
    const panel = ref.current;
    const button = panel?.previousElementSibling;
    if (!panel || !button) return;
    let wasInside = true;
    const onMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const isInside = isBetween(clientX, clientY, boxOf(button), boxOf(panel));
      // Only leaving the corridor starts the delay: further moves outside must not start it again.
      if (isInside) cancelClose();
      else if (wasInside) closeSoon();
      wasInside = isInside;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    const onPress = ({ target }: Event) => {
      if (!(target as Element).closest('[data-node], [data-node-panel]')) close();
    };
    addEventListener('pointermove', onMove, { passive: true });
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    const endDismiss = onDismissAll(close);
    return () => {
      endDismiss();
      removeEventListener('pointermove', onMove);
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  });

  return dismiss;
}

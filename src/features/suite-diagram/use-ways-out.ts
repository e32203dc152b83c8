import { type RefObject, useEffect } from 'react';
import { onDismissAll } from '../../lib/dismiss.ts';
import { boxOf, isBetween } from './place.ts';

interface Ways {
  /** The pointer is on its way from the node to the panel, as slow as it likes. */
  keep: () => void;
  /** It has left that way. */
  leave: () => void;
  /** Escape, or a press elsewhere. */
  close: () => void;
}

/**
 * What puts an open panel away, and what does not.
 *
 * @param ref the panel, which stands in the page right after its button
 * @returns closes it as Escape does: a focus inside goes back to the button
 */
export function useWaysOut(ref: RefObject<HTMLElement | null>, { keep, leave, close }: Ways) {
  const putAway = () => {
    const button = ref.current?.previousElementSibling;
    if (ref.current?.contains(document.activeElement)) (button as HTMLElement).focus();
    close();
  };

  useEffect(() => {
    const panel = ref.current;
    const button = panel?.previousElementSibling;
    if (!panel || !button) return;
    let on = true;
    const onMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const now = isBetween(clientX, clientY, boxOf(button), boxOf(panel));
      // Only the step counts: a pointer that goes on outside must not put the closing off.
      if (now) keep();
      else if (on) leave();
      on = now;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') putAway();
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

  return putAway;
}

import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { addOpenDialog } from '../lib/overlays.ts';
import { Presence } from '../motion/presence.tsx';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref'> {
  /** False lets a dialog leave that has a `Moving` inside; default true. */
  isOpen?: boolean;
  /** Called after Escape, a press outside, the browser's Back on a phone, or `close()`. */
  onClose: () => void;
  ref?: RefObject<HTMLDialogElement | null>;
}

/**
 * A native modal dialog, rendered only while it is open or leaves. The page behind it is inert and
 * does not scroll (`base.css`). The focus moves to the element with `data-autofocus` or to the first
 * control, and returns to the element that had it as soon as the dialog closes. While it leaves, it
 * is no longer in the top layer and is inert; it then needs a `display` of its own to be seen.
 *
 * @example {isOpen && <Dialog aria-label="Search" onClose={() => setOpen(false)}>…</Dialog>}
 */
export function Dialog({ isOpen = true, onClose, ref, ...props }: DialogProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const dialogRef = ref ?? ownRef;

  // The dialog is opened in a layout effect, because effects of the children may move the focus
  // into the dialog, and a closed dialog can't contain the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !isOpen) return;
    dialog.inert = false;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const removeOpenDialog = addOpenDialog(dialog);
    return () => {
      removeOpenDialog();
      // A dialog restores the focus only if it is closed before it is removed from the document.
      dialog.close();
      dialog.inert = true;
    };
  }, [dialogRef, isOpen]);

  return (
    <Presence>
      {isOpen && (
        <dialog
          closedby="any"
          {...props}
          ref={dialogRef}
          onClose={() => {
            // React's strict mode runs the effect twice, and the `close` event of the first run is
            // dispatched when the dialog is open again.
            if (!dialogRef.current?.open) onClose();
          }}
          onKeyDown={(event) => {
            // Escape closes only this dialog and not a dropdown that is open behind it.
            if (event.key === 'Escape') event.stopPropagation();
            props.onKeyDown?.(event);
          }}
        />
      )}
    </Presence>
  );
}

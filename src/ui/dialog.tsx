import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { addOpenDialog } from '../lib/overlays.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref'> {
  /** Called after Escape, a press outside, the browser's Back on a phone, or `close()`. */
  onClose: () => void;
  ref?: RefObject<HTMLDialogElement | null>;
}

/**
 * The browser's own modal dialog, rendered only while it is open: the page behind it is inert and does not scroll (`base.css`), and
 * the focus returns to where it was. The focus goes to the element with `data-autofocus`, or to the
 * first control.
 *
 * @example {isOpen && <Dialog aria-label="Search" onClose={() => setOpen(false)}>…</Dialog>}
 */
export function Dialog({ onClose, ref, ...props }: DialogProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const dialogRef = ref ?? ownRef;

  // A layout effect comes before effects inside, which may move the focus: a closed dialog can't have it.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const removeOpenDialog = addOpenDialog(dialog);
    return () => {
      removeOpenDialog();
      // Closed before it leaves the document, the dialog gives the focus back.
      dialog.close();
    };
  }, [dialogRef]);

  return (
    <dialog
      closedby="any"
      {...props}
      ref={dialogRef}
      onClose={() => {
        // In development React runs the effect twice, and the event of the first `close()` comes
        // when the dialog is open again.
        if (!dialogRef.current?.open) onClose();
      }}
      onKeyDown={(event) => {
        // Escape closes this dialog alone, not a dropdown that is open behind it.
        if (event.key === 'Escape') event.stopPropagation();
        props.onKeyDown?.(event);
      }}
    />
  );
}

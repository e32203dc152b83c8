import {
  type ComponentProps,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { addOpenDialog } from '../lib/overlays.ts';
import { painted } from '../lib/painted.ts';
import { Presence } from '../motion/presence.tsx';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref'> {
  /**
   * Whether a dialog that enters and leaves by a `Moving` inside is open. It needs a `display` and a
   * `z-index` of its own, because it is seen before it is modal and after it.
   */
  isOpen?: boolean;
  /** Called after Escape, a press outside, the browser's Back on a phone, or `close()`. */
  onClose: () => void;
  ref?: RefObject<HTMLDialogElement | null>;
}

/**
 * A native modal dialog, rendered only while it is open or leaves. The page behind it is inert and
 * does not scroll (`base.css`). The focus moves to the element with `data-autofocus` or to the first
 * control, and returns to the element that had it.
 *
 * To make the page inert, or to end it, the browser computes the styles of all its elements. With
 * `isOpen` that is done after the paint which shows the dialog, or shows it leaving; then it is
 * `inert` itself.
 *
 * @example {isOpen && <Dialog aria-label="Search" onClose={() => setOpen(false)}>…</Dialog>}
 */
export function Dialog({ isOpen, onClose, ref, ...props }: DialogProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const dialogRef = ref ?? ownRef;
  const onEscape = useEffectEvent(onClose);

  // A layout effect, because effects of the children may move the focus into the dialog, and a closed
  // dialog can't contain the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || isOpen === false) return;
    dialog.inert = false;
    const opener = document.activeElement as HTMLElement | null;
    let removeOpenDialog: (() => void) | undefined;
    const open = () => {
      if (dialog.inert) return;
      const focused = document.activeElement as HTMLElement | null;
      const isTabbedInto = dialog.contains(focused);
      // The browser gives the focus back to the element that has it now.
      if (isTabbedInto) opener?.focus();
      if (!dialog.open) dialog.showModal();
      (isTabbedInto ? focused : dialog.querySelector<HTMLElement>('[data-autofocus]'))?.focus();
      removeOpenDialog = addOpenDialog(dialog);
    };
    if (isOpen) void painted().then(open);
    else open();
    // Once it is modal, the browser does. In the capture phase, because `onKeyDown` below keeps the key
    // from the document. Not on the window, where the menu renders the dialog for the same key.
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !dialog.open) onEscape();
    };
    document.addEventListener('keydown', closeByEscape, true);
    return () => {
      document.removeEventListener('keydown', closeByEscape, true);
      removeOpenDialog?.();
      // A dialog that was never modal does not give the focus back itself.
      if (!dialog.open && dialog.contains(document.activeElement)) opener?.focus();
      dialog.inert = true;
      void painted().then(() => {
        // It may have been opened again.
        if (dialog.inert) dialog.close();
      });
    };
  }, [dialogRef, isOpen]);

  return (
    <Presence>
      {isOpen !== false && (
        <ModalElement
          closedby="any"
          {...props}
          ref={dialogRef}
          onClose={() => {
            // React's strict mode runs the effect twice, and the `close` event of the first run is
            // dispatched when the dialog is open again.
            if (!dialogRef.current?.open) onClose();
          }}
          onCancel={(event) => {
            // It leaves first, and is modal until that is seen.
            if (!isOpen) return;
            event.preventDefault();
            onClose();
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

/** The element, which is closed before it is removed: only then does it give the focus back. */
function ModalElement({
  ref,
  ...props
}: ComponentProps<'dialog'> & { ref: RefObject<HTMLDialogElement | null> }) {
  useLayoutEffect(() => () => ref.current?.close(), [ref]);
  return <dialog {...props} ref={ref} />;
}

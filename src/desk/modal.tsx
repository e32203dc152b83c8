import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/** A dialog that has keys and focus to itself until it is closed. */
export function Modal({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The button that changes nothing, such as Cancel.
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
    // Closed before it leaves the document, the dialog gives the focus back.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      data-theme="light"
      onClose={() => {
        // In development React runs the effect twice, and the event of the first dialog's end comes
        // when the dialog is open again.
        if (dialog.current?.open === false) onClose();
      }}
      className="m-auto w-[min(38rem,calc(100vw-2rem))] border border-text p-6 lg:p-10"
    >
      <h2 id={id} className="type-head mb-5">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

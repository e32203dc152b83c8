import { type ReactNode, useEffect, useId, useRef } from 'react';

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
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The button that changes nothing, such as Cancel.
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      data-surface="paper"
      onClose={onClose}
      className="m-auto w-[min(38rem,calc(100vw-2rem))] border border-text p-6 lg:p-10"
    >
      <h2 id={id} className="type-head mb-5">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

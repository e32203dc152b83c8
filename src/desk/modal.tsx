import { type ReactNode, useId } from 'react';
import { Dialog } from '../ui/dialog.tsx';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the desk. The button that changes nothing, such as Cancel, has `data-autofocus`. */
export function Modal({ title, onClose, children }: ModalProps) {
  const id = useId();
  return (
    <Dialog
      aria-labelledby={id}
      data-theme="light"
      onClose={onClose}
      className="m-auto w-[min(38rem,calc(100vw-2rem))] border border-text p-6 lg:p-10"
    >
      <h2 id={id} className="type-head mb-5">
        {title}
      </h2>
      {children}
    </Dialog>
  );
}

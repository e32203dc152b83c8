import { type ReactNode, useId } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { setEventState } from './state.ts';

interface ModalProps {
  role?: 'alertdialog';
  title: string;
  onClose(): void;
  children: ReactNode;
}

function Modal({ role, title, onClose, children }: ModalProps) {
  const id = useId();
  return (
    <Dialog
      role={role}
      aria-labelledby={id}
      data-theme="dark"
      onClose={onClose}
      className="event-tour-dialog"
    >
      <h2 id={id}>{title}</h2>
      {children}
    </Dialog>
  );
}

/** Where a link would have led, for the visitor's own phone. */
export function LinkCode({ href, label }: { href: string; label: string }) {
  const close = () => setEventState({ link: null });
  return (
    <Modal title="Take it with you" onClose={close}>
      <p>{label && <strong>{label}</strong>} Point your phone's camera at the code.</p>
      <QrCode text={href} label={`Code that leads to ${href}`} />
      <p className="event-tour-address">
        {href.replace(/^(https?:\/\/|mailto:)/, '').split('?')[0]}
      </p>
      <button type="button" onClick={close}>
        Back to the site
      </button>
    </Modal>
  );
}

/** Any input whatever keeps what was typed, so this asks for none in particular. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <Modal role="alertdialog" title="Still there?" onClose={() => {}}>
      <p className="event-tour-count" aria-hidden="true">
        {seconds}
      </p>
      <p>
        To protect your data, this screen forgets what was typed in a few seconds. Touch it or press
        any key to go on.
      </p>
      <button type="button">I'm still here</button>
    </Modal>
  );
}

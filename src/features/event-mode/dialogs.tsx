/** The dialogs of event mode, the unattended demo mode for large screens. */
import { create } from 'qrcode';
import { type ReactNode, useId, useMemo } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { setEventState } from './state.ts';

/** Width of the QR code's light margin in modules. Scanners need it to find the code. */
const quietZoneModules = 4;

/**
 * Path data of a QR code: a rectangle for each run of dark modules in a row.
 *
 * @returns `size` is the code's width and height in modules
 */
function createQrPath(text: string): { d: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let d = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!modules.get(y, x)) continue;
      const start = x;
      while (x + 1 < size && modules.get(y, x + 1)) x += 1;
      d += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  }
  return { d, size };
}

/** A QR code. It is dark on light, because some scanners do not read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { d, size } = useMemo(() => createQrPath(text), [text]);
  const sizeWithMargin = size + quietZoneModules * 2;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZoneModules} ${-quietZoneModules} ${sizeWithMargin} ${sizeWithMargin}`}
      shapeRendering="crispEdges"
      className="event-tour-code"
    >
      <path d={d} fill="currentColor" />
    </svg>
  );
}

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

/** Shows an external link as a QR code, so that the visitor opens it on their own phone. */
export function LinkDialog({ href, label }: { href: string; label: string }) {
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

/**
 * The countdown before typed text is erased. Any input cancels it, so that its button needs no
 * handler.
 */
export function CountdownDialog({ seconds }: { seconds: number }) {
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

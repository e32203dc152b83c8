import './mark.css';
import { useEffect, useId, useState } from 'react';
import { site } from '../../content/site.ts';
import { cn } from '../../lib/cn.ts';
import { isEventMode } from '../../lib/event-mode.ts';
import { saveFile } from '../../lib/save-file.ts';
import { readStored, store } from '../../lib/storage.ts';
import { drawPrint } from '../../scene/print.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { addressOf } from './address.ts';
import { pictureOf, svgOf } from './picture.ts';
import { forgetMark, mark, markKey } from './state.ts';

export interface YourMarkProps {
  /** 16 hexadecimal digits. */
  mark: string;
  /** Whether it is a picture only. Otherwise it is a button that opens the panel. */
  isPicture?: boolean;
  className?: string;
}

/** A mark in lines of the text's colour. */
function Print({ mark: shown, className }: { mark: string; className?: string | undefined }) {
  const [drawn, setDrawn] = useState<Awaited<ReturnType<typeof drawPrint>>>(null);
  useEffect(() => {
    let isCurrent = true;
    drawPrint('core', shown).then((drawing) => isCurrent && setDrawn(drawing));
    return () => {
      isCurrent = false;
    };
  }, [shown]);
  return (
    <svg
      viewBox={drawn?.viewBox}
      data-mark={shown}
      aria-hidden="true"
      className={cn('mark-print', className)}
    >
      <path d={drawn?.path} fill="currentColor" />
    </svg>
  );
}

/** The mark, and the panel in which it is saved or forgotten. */
export function YourMark({ mark: own, isPicture = false, className }: YourMarkProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isPicture) return <Print mark={own} className={className} />;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={cn('type-small text-link inline-flex min-h-11 items-center gap-2', className)}
      >
        <Print mark={own} className="size-11" />
        Your mark
      </button>
      {isOpen && <Panel mark={own} close={() => setIsOpen(false)} />}
    </>
  );
}

/** Whether the device keeps it for later visits. */
const isKeptOnDevice = () => readStored('localStorage', markKey) !== null;

function Panel({ mark: own, close }: { mark: string; close: () => void }) {
  const id = useId();
  const [isKept, setIsKept] = useState(isKeptOnDevice);
  const [message, setMessage] = useState('');
  const failed = 'Your browser did not allow it.';
  const save = async (make: typeof svgOf | typeof pictureOf, name: string) => {
    const file = await make(own);
    if (file) saveFile(file, name);
    setMessage(file ? `Saved as ${name}.` : failed);
  };
  return (
    <Dialog aria-labelledby={id} data-theme="dark" onClose={close} className="mark-panel">
      <Print mark={own} className="w-full" />
      <div>
        <h2 id={id} className="type-head">
          Your mark
        </h2>
        <p className="type-label mt-2 text-muted">
          {new Date().toLocaleDateString('en', { dateStyle: 'long' })}
        </p>
        <p className="type-body mt-3 text-muted">
          No two are alike: this one is drawn from the moment and the spot of your press. Nothing of
          your finger is read, so it is not biometric, and nothing is sent. It goes when you close
          this tab.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={() => save(svgOf, 'my-mark.svg')}>
            Save as SVG
          </Button>
          <Button variant="outline" size="sm" onClick={() => save(pictureOf, 'my-mark.png')}>
            Save as picture
          </Button>
          {isEventMode() ? (
            // Event mode shows the code of an address that leads away.
            <a
              href={addressOf(site.url, own)}
              target="_blank"
              rel="noreferrer"
              className="type-small text-link inline-flex min-h-11 items-center"
            >
              Take it home
            </a>
          ) : (
            <Button
              variant="outline"
              size="sm"
              aria-pressed={isKept}
              onClick={() => {
                const isStored = store('localStorage', markKey, isKept ? null : own);
                setIsKept(isKeptOnDevice());
                setMessage(isStored ? '' : failed);
              }}
            >
              Keep it on this device
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={forgetMark}>
            Forget it
          </Button>
          <Button variant="ghost" size="sm" onClick={close}>
            Close
          </Button>
        </div>
        <p role="status" className="type-small mt-3 min-h-[1lh] text-muted">
          {message}
        </p>
      </div>
    </Dialog>
  );
}

/** Address of the site's own icon. */
let siteIcon: string | undefined;

/** The tab's icon while there is a mark, and the site's own one again. */
async function showIcon() {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][type="image/svg+xml"]');
  if (!icon) return;
  const own = mark.get();
  const file = own && (await svgOf(own));
  if (own !== mark.get()) return;
  siteIcon ??= icon.href;
  icon.href = file ? `data:image/svg+xml,${encodeURIComponent(await file.text())}` : siteIcon;
}
void showIcon();
mark.subscribe(showIcon);

import { useSyncExternalStore } from 'react';
import { heldToast, notices, type Words } from './notify.ts';

function PlainMessage({ title, description, role }: Words & { role: 'alert' | 'status' }) {
  return (
    <div
      lang="en"
      role={role}
      data-theme="dark"
      className="fixed right-gutter bottom-8 left-gutter z-50 ml-auto max-w-md border border-line bg-ink-raised p-5 text-text"
    >
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  );
}

/** The first system's toast where its library did not arrive: shown until the next one. */
export function PlainToast() {
  const held = useSyncExternalStore(heldToast.subscribe, heldToast.get);
  return held?.open && <PlainMessage {...held} role="alert" />;
}

/** The second system's newest notice where its library did not arrive. */
export function PlainNotice() {
  const newest = useSyncExternalStore(notices.subscribe, notices.get).at(-1);
  return newest && <PlainMessage {...newest} role="status" />;
}

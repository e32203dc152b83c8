import { useEffect, useState, useSyncExternalStore } from 'react';
import { connectNotices, type Notice } from './notices.ts';
import { getToast, subscribeToast } from './store.ts';

const box =
  'fixed right-gutter bottom-8 left-gutter z-50 ml-auto max-w-md border border-line bg-ink-raised p-5 text-text';

/** The toast without its library: said, shown, and gone with the next one. */
export function PlainToast() {
  const held = useSyncExternalStore(subscribeToast, getToast, () => null);
  if (!held?.open) return null;
  return (
    <div lang="en" role="alert" data-theme="dark" className={box}>
      <p className="font-semibold">{held.title}</p>
      <p>{held.description}</p>
    </div>
  );
}

/** The newest notice without its library. */
export function PlainNotices() {
  const [newest, setNewest] = useState<Notice | null>(null);
  useEffect(() => {
    connectNotices(setNewest);
    return () => connectNotices(undefined);
  }, []);
  if (!newest) return null;
  return (
    <div lang="en" role="status" data-theme="dark" className={box}>
      <p className="font-semibold">{newest.title}</p>
      <p>{newest.text}</p>
    </div>
  );
}

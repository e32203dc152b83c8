/** Messages at the edge of the screen: toasts and notices. `index.tsx` shows them. */

import type { Lang } from '../../content/basic-types.ts';
import { observable } from '../../lib/observable.ts';
import { clock } from '../../motion/tokens.ts';

export interface MessageText {
  title: string;
  description: string;
}

/** A message about the contact form: an error, the verification or success. Radix shows it. */
export interface Toast extends MessageText {
  type?: 'default' | 'destructive';
  /** Default: `en`. */
  lang?: Lang;
}

/** Information that needs no reaction. Sonner shows it. */
export interface Notice extends MessageText {
  type: 'success' | 'info' | 'error';
  /** Milliseconds; the specification's default if absent. */
  duration?: number;
  /** A button in the notice, which closes it. */
  action?: { label: string; onClick(): void };
}

export interface CurrentToast extends Required<Toast> {
  id: number;
  open: boolean;
}

/**
 * The toast on screen. A new toast replaces it. A dismissed toast stays here with `open: false`
 * until `clock.toastRemoval` has passed, so that it can be animated out.
 */
export const currentToast = observable<CurrentToast | null>(null);

/** All notices since the page was loaded; Sonner shows each of them once. */
export const notices = observable<readonly Notice[]>([]);

let toastCount = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;

const isNotice = (message: Toast | Notice): message is Notice =>
  message.type !== undefined && message.type !== 'default' && message.type !== 'destructive';

/**
 * Shows a message in one of the two toast systems, depending on its type.
 *
 * @example notify({ title: 'Message Sent!', description: 'We will get back to you soon.' });
 *          notify({ type: 'info', title: 'Webinars Coming Soon!', description: '…' });
 */
export function notify(message: Toast | Notice): void {
  if (isNotice(message)) {
    notices.set([...notices.get(), message]);
    return;
  }
  clearTimeout(removalTimer);
  toastCount += 1;
  currentToast.set({ type: 'default', lang: 'en', ...message, id: toastCount, open: true });
}

/** Closes a toast and removes it after the specification's delay. */
export function dismissToast(id: number): void {
  const toast = currentToast.get();
  if (toast?.id !== id || !toast.open) return;
  currentToast.set({ ...toast, open: false });
  clearTimeout(removalTimer);
  removalTimer = setTimeout(() => currentToast.set(null), clock.toastRemoval);
}

/**
 * Shows a notice that a topic is not available yet.
 *
 * @param topic what is not available yet, such as `Webinars`
 * @param subject object of the sentence "We are working on …", if `quality` and the topic are not
 *   good English
 * @returns the text of the notice, so that the caller can also show it beside the button
 */
export function notifyComingSoon(
  topic: string,
  subject = `quality ${topic.toLowerCase()}`,
): string {
  const title = `${topic} Coming Soon!`;
  const description = `We are working on ${subject}. Please check back soon.`;
  notify({ type: 'info', title, description, duration: clock.noticeShown });
  return `${title} ${description}`;
}

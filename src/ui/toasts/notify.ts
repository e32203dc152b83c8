import { observable } from '../../lib/observable.ts';
import { clock } from '../../motion/tokens.ts';

export interface Words {
  title: string;
  description: string;
}

/** A message about the form: an error, the verification or success. Radix shows it. */
export interface Toast extends Words {
  type?: 'default' | 'destructive';
}

/** Of the second system: information that needs no reaction. */
export interface Notice extends Words {
  type: 'success' | 'info' | 'warning' | 'error' | 'loading';
  /** Milliseconds; absent: the specification's default. */
  duration?: number;
}

export interface HeldToast extends Required<Toast> {
  id: number;
  open: boolean;
}

/** The first system's one toast: a new one replaces the earlier, and a dismissed one is held for a while, closed. */
export const heldToast = observable<HeldToast | null>(null);

/** Every notice of this visit; the second system shows each once. */
export const notices = observable<readonly Notice[]>([]);

let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

const isNotice = (message: Toast | Notice): message is Notice =>
  message.type !== undefined && message.type !== 'default' && message.type !== 'destructive';

/**
 * Shows a message; its type decides in which of the two toast systems.
 *
 * @example notify({ title: 'Message Sent!', description: 'We will get back to you soon.' });
 *          notify({ type: 'info', title: 'Webinars Coming Soon!', description: '…' });
 */
export function notify(message: Toast | Notice): void {
  if (isNotice(message)) {
    notices.set([...notices.get(), message]);
    return;
  }
  clearTimeout(removal);
  count += 1;
  heldToast.set({ type: 'default', ...message, id: count, open: true });
}

/** Closes a toast; it is removed after the specification's delay. */
export function dismissToast(id: number): void {
  const held = heldToast.get();
  if (held?.id !== id || !held.open) return;
  heldToast.set({ ...held, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => heldToast.set(null), clock.toastRemoval);
}

/**
 * Says that a topic is not there yet.
 *
 * @param subject what is being worked on, when the topic in lower case is not good English
 * @returns the message, so that the caller can also show it beside the button
 */
export function comingSoon(topic: string, subject = `quality ${topic.toLowerCase()}`): string {
  const title = `${topic} Coming Soon!`;
  const description = `We are working on ${subject}. Please check back soon.`;
  notify({ type: 'info', title, description, duration: clock.noticeShown });
  return `${title} ${description}`;
}

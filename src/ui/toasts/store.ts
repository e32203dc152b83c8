/**
 * State of the first toast system: one toast at a time. A new one takes the place
 * of the earlier; one that was dismissed is kept, closed, until its removal delay
 * has passed.
 */
import { clock } from '../../motion/tokens.ts';

export interface ToastContent {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
}

export interface HeldToast extends Required<ToastContent> {
  id: number;
  open: boolean;
}

let held: HeldToast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function hold(next: HeldToast | null) {
  held = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast in place of the one that is held.
 *
 * @returns its id, for {@link dismissToast}
 */
export function toast({ title, description, variant = 'default' }: ToastContent): number {
  clearTimeout(removal);
  count += 1;
  hold({ id: count, title, description, variant, open: true });
  return count;
}

/** Closes a toast; it is removed after the specification's delay. */
export function dismissToast(id: number) {
  if (held?.id !== id || !held.open) return;
  hold({ ...held, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => hold(null), clock.toastRemoval);
}

export const getToast = () => held;

export function subscribeToast(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

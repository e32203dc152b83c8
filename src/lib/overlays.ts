import { observable } from './observable.ts';

const openDialogs = new Set<HTMLDialogElement>();

/**
 * The modal dialog in front, or null. While there is one, smooth scrolling stops and the scene is not
 * rendered. Everything outside of it is inert, so toasts move into it.
 */
export const topDialog = observable<HTMLDialogElement | null>(null);

const update = () => topDialog.set([...openDialogs].at(-1) ?? null);

/** @returns removes the dialog; the one below it, if any, is in front again */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.add(dialog);
  update();
  return () => {
    openDialogs.delete(dialog);
    update();
  };
}

const closers = new Set<() => void>();

/**
 * Registers how an open dropdown or panel is closed from outside.
 *
 * @returns ends the registration, once it is closed
 */
export function onDismissAll(close: () => void): () => void {
  closers.add(close);
  return () => {
    closers.delete(close);
  };
}

/** Closes every open dropdown and panel. */
export function dismissAll(): void {
  for (const close of closers) close();
}

/** Open dialogs, dropdowns and panels of the page. */
import { observable } from './observable.ts';

const openDialogs = new Set<HTMLDialogElement>();

/**
 * The topmost open modal dialog, or null. While there is one, smooth scrolling stops and the 3D
 * scene is not rendered. Everything outside is inert, so toasts are rendered inside it.
 */
export const topDialog = observable<HTMLDialogElement | null>(null);

/** Also sets `html[data-modal]`, by which CSS keeps the page behind from scrolling. */
function updateTopDialog() {
  document.documentElement.toggleAttribute('data-modal', openDialogs.size > 0);
  topDialog.set([...openDialogs].at(-1) ?? null);
}

/** @returns function that removes the dialog again */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.add(dialog);
  updateTopDialog();
  return () => {
    openDialogs.delete(dialog);
    updateTopDialog();
  };
}

const closeFunctions = new Set<() => void>();

/**
 * Registers an open dropdown or panel, which {@link dismissAll} closes.
 *
 * @returns function that ends the registration; call it when the dropdown or panel has closed
 */
export function onDismissAll(close: () => void): () => void {
  closeFunctions.add(close);
  return () => {
    closeFunctions.delete(close);
  };
}

/** Closes every open dropdown and panel. */
export function dismissAll(): void {
  for (const close of closeFunctions) close();
}

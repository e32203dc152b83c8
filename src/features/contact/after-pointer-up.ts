/**
 * Runs something that a field's blur asked for. A press moves the focus when it
 * begins: a line of text that appeared there and then would push the pressed button away
 * from under the pointer, and the click would be lost. So it waits for the press to end, and
 * leaves it to the form when what was pressed sends it.
 *
 * @param to where the focus went; null where nothing takes it, as a button in Safari
 */
export function afterPointerUp(to: EventTarget | null, task: () => void) {
  if (to instanceof HTMLButtonElement) return;
  if (to) task();
  else addEventListener('pointerup', () => setTimeout(task), { once: true });
}

/**
 * Keeps what a visitor has typed before hydration. If the page is not what was prerendered, because a
 * browser extension has put an element into a form or a translator has replaced text, React replaces
 * the prerendered elements by new ones, whose fields are empty. The replaced fields still hold their
 * values, which are copied into the new fields. This module is loaded only when React reports that
 * the markup differs.
 */
import { type Control, controlsIn, type PrerenderedControls } from './prerendered-controls.ts';

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/**
 * Controls by kind, name and label; controls that have all three in common are numbered in the order
 * of the page. Ids are left out, because React gives a new element a new id.
 */
function byKey(controls: PrerenderedControls['controls']): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const [control, label] of controls) {
    const value = isCheckable(control) ? control.value : '';
    const key = [control.type, control.name, value, label].join();
    let number = 0;
    while (found.has(key + number)) number += 1;
    found.set(key + number, control);
  }
  return found;
}

/** Gives a new control the value of the one it replaces, with the events of a visitor's input. */
function copyValue(from: Control, to: Control) {
  if (isCheckable(from)) {
    if (isCheckable(to) && to.checked !== from.checked) to.click();
    return;
  }
  // React replaces the setter of the element itself, and would take the value for its own.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {};
  set?.call(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Copies the values of replaced controls into the new controls, also into controls that React renders
 * later.
 *
 * @returns function that stops copying; called when another page is shown
 */
export function restoreTypedFields(root: Element, prerendered: PrerenderedControls): () => void {
  const remembered = byKey(prerendered.controls);
  const restoreReplaced = () => {
    const current = byKey(controlsIn(root));
    for (const [key, from] of remembered) {
      const to = current.get(key);
      if (from.isConnected || !to) continue;
      remembered.delete(key);
      const hadFocus = from === prerendered.focused && document.activeElement === document.body;
      if (isEdited(from)) copyValue(from, to);
      if (hadFocus) to.focus({ preventScroll: true });
    }
  };
  restoreReplaced();
  // A part whose code is still loading has no new controls yet.
  const observer = new MutationObserver(restoreReplaced);
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

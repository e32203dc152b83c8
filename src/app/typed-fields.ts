/**
 * Keeps what a visitor has typed before hydration. If the page is not what was prerendered, because a
 * browser extension has put an element into a form or a translator has replaced text, React replaces
 * the prerendered elements by new ones, whose fields are empty. The replaced fields still hold their
 * values, so that these can be put into the new ones.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/**
 * The controls of a root by kind, name and label, in the order of the page if they have these in
 * common. Ids are left out, because React gives a new element a new one.
 */
function controlsIn(root: Element): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    const value = isCheckable(control) ? control.value : '';
    const label = control.labels?.[0]?.textContent ?? '';
    const key = [control.type, control.name, value, label].join();
    let number = 0;
    while (controls.has(key + number)) number += 1;
    controls.set(key + number, control);
  }
  return controls;
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
 * Remembers the controls of a prerendered root. Call before hydration.
 *
 * @returns `restore` puts what was typed into controls that have been replaced since into the new
 *   ones, also into those that React renders later; `forget` ends that, when another page is shown
 */
export function rememberTypedFields(root: Element) {
  const remembered = controlsIn(root);
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const restoreReplaced = () => {
    const current = controlsIn(root);
    for (const [key, from] of remembered) {
      const to = current.get(key);
      if (from.isConnected || !to) continue;
      remembered.delete(key);
      const hadFocus = from === focused && document.activeElement === document.body;
      if (isEdited(from)) copyValue(from, to);
      if (hadFocus) to.focus({ preventScroll: true });
    }
  };
  const observer = new MutationObserver(restoreReplaced);
  return {
    restore() {
      restoreReplaced();
      // A part whose code is still loading has no new controls yet.
      observer.observe(root, { childList: true, subtree: true });
    },
    forget() {
      observer.disconnect();
      remembered.clear();
    },
  };
}

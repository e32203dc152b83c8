/** The controls of a prerendered page, for `typed-fields.ts`, which is loaded only when it is needed. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface PrerenderedControls {
  /** Each control with the text of its label, which a control outside the document no longer knows. */
  controls: readonly (readonly [Control, string])[];
  /** The element that had the focus last. */
  focused: Element | null;
}

export const controlsIn = (root: Element): PrerenderedControls['controls'] =>
  [...root.querySelectorAll<Control>('input, textarea, select')].map((control) => [
    control,
    control.labels?.[0]?.textContent ?? '',
  ]);

/** Remembers the controls of a prerendered root. Call before hydration. */
export function rememberControls(root: Element): PrerenderedControls {
  const remembered: PrerenderedControls = {
    controls: controlsIn(root),
    focused: document.activeElement,
  };
  root.addEventListener('focusin', ({ target }) => {
    remembered.focused = target as Element;
  });
  return remembered;
}

/**
 * Whether a key press belongs to an input method that is composing a character, as for Japanese or
 * Chinese. Its Enter, Escape and arrows choose among suggestions. Safari reports the Enter that ends
 * a composition after its end, with the key code 229 that all browsers give to such presses.
 */
export const isComposing = ({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => composes || keyCode === 229;

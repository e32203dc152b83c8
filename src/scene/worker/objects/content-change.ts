/**
 * Compares a part of a demo's state with the one before. Texts are made only of another object than
 * before, not in each frame.
 *
 * @returns function that tells whether the content has changed; undefined changes nothing
 */
export function contentChange() {
  let last: object | undefined;
  let lastText = '';
  return (latest: object | undefined): boolean => {
    if (!latest || latest === last) return false;
    last = latest;
    const text = JSON.stringify(latest);
    const hasChanged = text !== lastText;
    lastText = text;
    return hasChanged;
  };
}

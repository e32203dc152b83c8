/** Calls back after the next paint, so that what a press changes is seen before the rest is done. */
export const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

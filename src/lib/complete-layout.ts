import { whenIdle } from './when-idle.ts';

/** Milliseconds from which on a task leaves the next part to another one. */
const shortTask = 4;

let completed: Promise<void> | undefined;

/**
 * Lays out the sections and drawings that `html[data-layout="partial"]` has left out (see
 * `base.css`), in tasks of a few parts each. Until then a typeface that arrives costs the layout of what is seen, not of the
 * whole page.
 *
 * @returns resolves when the whole page is laid out, the same promise every time
 */
export function completeLayout(): Promise<void> {
  completed ??= complete();
  return completed;
}

async function complete() {
  const { dataset } = document.documentElement;
  if (!dataset.layout) return;
  await whenIdle();
  await window.typefaces;
  await document.fonts.ready;
  // The typefaces lay out what is seen in a task of their own, before the first part.
  document.body.getBoundingClientRect();
  await whenIdle();
  const left = 'article > [data-shot], footer, [data-instrument], [data-fallback]';
  const parts = [...document.querySelectorAll<HTMLElement>(left)];
  let begun = performance.now();
  for (const part of parts) {
    part.style.contentVisibility = 'visible';
    // Laid out now, or the next frame would lay out all that idle moments before it have shown.
    part.getBoundingClientRect();
    // Nobody waits in a hidden tab, where idle moments are seconds apart.
    if (document.hidden || performance.now() - begun < shortTask) continue;
    await whenIdle();
    begun = performance.now();
  }
  delete dataset.layout;
  for (const part of parts) part.style.removeProperty('content-visibility');
}

import { whenIdle } from './lazy.tsx';

/** Milliseconds after which a task leaves the next section to another one. */
const taskLimit = 4;

let rendered: Promise<void> | undefined;

/**
 * Lays out the sections and line art that `html[data-layout="partial"]` skips (see `base.css`), a few
 * in each task. Until then a typeface that arrives costs the layout of what is on the screen, not of
 * the whole page.
 *
 * @returns resolves when the whole page is laid out, the same promise every time
 */
export function renderSkippedContent(): Promise<void> {
  rendered ??= renderAll();
  return rendered;
}

async function renderAll() {
  const { dataset } = document.documentElement;
  if (!dataset.layout) return;
  await whenIdle();
  await window.typefaces;
  await document.fonts.ready;
  // The typefaces lay out what is on the screen in a task of their own, before the first section.
  document.body.getBoundingClientRect();
  await whenIdle();
  const skipped = 'article > [data-section], footer, [data-instrument], [data-fallback]';
  const elements = [...document.querySelectorAll<HTMLElement>(skipped)];
  let startedAt = performance.now();
  for (const element of elements) {
    element.style.contentVisibility = 'visible';
    // Layout is forced here, or the next frame would lay out all sections of several idle periods at once.
    element.getBoundingClientRect();
    // In a hidden tab idle periods are seconds apart, and no input waits.
    if (document.hidden || performance.now() - startedAt < taskLimit) continue;
    await whenIdle();
    startedAt = performance.now();
  }
  delete dataset.layout;
  for (const element of elements) element.style.removeProperty('content-visibility');
}

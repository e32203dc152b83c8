import { settled, whenIdle } from './lazy.tsx';

/** Milliseconds after which a task renders no further element. */
const maxTaskMs = 4;
/** Longest wait for the typefaces, whose server may never answer. */
const maxTypefaceWaitMs = 3000;

let rendered: Promise<void> | undefined;

/**
 * Lays out the sections and drawings off the screen, a few in each task, after the typefaces have come.
 * Until then `content-visibility` skips them (`data-offscreen-sections` in `base.css`), so that a typeface
 * that arrives changes the layout of the first screens only.
 *
 * @returns promise that resolves when the whole page has a layout, the same one for every call
 */
export function renderSkippedContent(): Promise<void> {
  rendered ??= renderAll();
  return rendered;
}

async function renderAll() {
  const { dataset } = document.documentElement;
  if (!dataset.offscreenSections) return;
  await whenIdle();
  await settled(Promise.all([window.typefaces, document.fonts.ready]), maxTypefaceWaitMs);
  // Forces the layout that the typefaces cause, so that it is not in the first section's task.
  document.body.getBoundingClientRect();
  await whenIdle();
  const skipped =
    'article > [data-section], footer, [data-instrument], [data-film], [data-fallback]';
  const elements = [...document.querySelectorAll<HTMLElement>(skipped)];
  let startedAt = performance.now();
  for (const element of elements) {
    element.style.contentVisibility = 'visible';
    // Forces a layout, because otherwise the next frame computes it for several tasks at once.
    element.getBoundingClientRect();
    // In a hidden tab idle periods are seconds apart, and there is no input that could be delayed.
    if (document.hidden || performance.now() - startedAt < maxTaskMs) continue;
    await whenIdle();
    startedAt = performance.now();
  }
  delete dataset.offscreenSections;
  for (const element of elements) element.style.removeProperty('content-visibility');
}

import { whenIdle } from './when-idle.ts';

/**
 * Lays out the sections that `html[data-layout="partial"]` has left out (see `base.css`), each in a
 * task of its own. Until then a typeface that arrives costs the layout of what is seen, not of the
 * whole page.
 */
export async function completeLayout(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!dataset.layout) return;
  await whenIdle();
  await document.fonts.ready;
  const sections = [...document.querySelectorAll<HTMLElement>('main > article > [data-shot]')];
  for (const section of sections) {
    section.style.contentVisibility = 'visible';
    await whenIdle();
  }
  delete dataset.layout;
  for (const section of sections) section.style.removeProperty('content-visibility');
}

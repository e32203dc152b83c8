/**
 * Fetches an instrument's code when it is about to be seen. Until then React leaves the prerendered
 * figure as it is: a component that has not arrived keeps its part of the page from hydrating.
 */
import { type ComponentType, lazy } from 'react';
import type { InstrumentName, InstrumentProps } from './run.ts';

type Module = { default: ComponentType<InstrumentProps> };

/** Resolves when the prerendered figure is less than a screen away; at once where none was prerendered. */
const isNear = (name: InstrumentName) =>
  new Promise<void>((resolve) => {
    const figure = globalThis.document?.querySelector(`[data-instrument="${name}"]`);
    if (!figure) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(figure);
  });

/** Without its code the finished figure stays as it is; back on the network the code is asked for again. */
const load = (fetchModule: () => Promise<Module>): Promise<Module> =>
  fetchModule().catch(
    () =>
      new Promise((resolve) =>
        addEventListener('online', () => resolve(load(fetchModule)), { once: true }),
      ),
  );

export const lazyInstrument = (name: InstrumentName, fetchModule: () => Promise<Module>) =>
  lazy(async () => {
    await isNear(name);
    return load(fetchModule);
  });

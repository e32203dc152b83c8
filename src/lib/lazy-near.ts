/**
 * Fetches a component's code when its prerendered part of the page is about to be seen. Until then
 * React leaves that part as it is: a component that has not arrived keeps its part from hydrating.
 */
import { type ComponentType, lazy } from 'react';
import { importAgain } from './import-again.ts';

type Module<P> = { default: ComponentType<P> };

/**
 * Resolves when what was prerendered is less than a screen away, or has gone with its page: the
 * next visit to the page has nothing prerendered. At once where nothing was.
 */
const isNear = (selector: string) =>
  new Promise<void>((resolve) => {
    const element = globalThis.document?.querySelector(selector);
    if (!element) return resolve();
    const end = () => {
      observer.disconnect();
      changes.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) end();
      },
      { rootMargin: '100%' },
    );
    // Another page replaces the article in `main`.
    const changes = new MutationObserver(() => {
      if (!element.isConnected) end();
    });
    observer.observe(element);
    changes.observe(element.closest('main') ?? document.body, { childList: true });
  });

/** Without its code the finished picture stays as it is; back on the network the code is asked for again. */
const load = <P>(fetchModule: () => Promise<Module<P>>): Promise<Module<P>> =>
  importAgain(fetchModule).catch(
    () =>
      new Promise((resolve) =>
        addEventListener('online', () => resolve(load(fetchModule)), { once: true }),
      ),
  );

/** @param selector finds what was prerendered of the component */
export const lazyNear = <P>(selector: string, fetchModule: () => Promise<Module<P>>) =>
  lazy(async () => {
    await isNear(selector);
    return load(fetchModule);
  });

import { whenIdle } from '../../lib/when-idle.ts';

/**
 * Resolves when the next step of building may begin: on the page's thread in an idle moment, in a
 * worker in the next task, so that messages are heard in between.
 */
export const whenFree = (): Promise<unknown> =>
  typeof document === 'undefined' ? new Promise((done) => setTimeout(done)) : whenIdle();

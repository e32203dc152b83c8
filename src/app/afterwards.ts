/**
 * Code that starts after hydration: storing pages for offline use, and prefetching on hover. One module,
 * so that the build makes one file of both.
 */
export { registerWorker, startOffline } from '../features/offline/start.ts';
export { startPrefetch } from './prefetch.ts';

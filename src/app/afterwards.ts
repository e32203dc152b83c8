/** What starts once nothing is left to do that the visitor waits for; one module, so that it is one file. */
export { startOffline } from '../features/offline/start.ts';
export { startPrefetch } from './prefetch.ts';

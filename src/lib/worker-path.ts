/**
 * Where the service worker's own file stands; its place is its scope. Apart from `offline.ts`, which
 * the offline page loads and others do not.
 */
export const workerPath = '/service-worker.js';

/**
 * Address of the service worker's file, whose folder is its scope. It is not in `offline.ts`, because
 * every page needs it and only the offline page loads that file.
 */
export const workerPath = '/service-worker.js';

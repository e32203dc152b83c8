/**
 * URL path of the service worker. Its folder is the worker's scope. This is not in `offline.ts`,
 * because every page needs it, and of all pages only the offline page loads that file.
 */
export const workerPath = '/service-worker.js';

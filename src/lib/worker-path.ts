/**
 * URL path of event mode's service worker. Its folder is the worker's scope. Earlier versions
 * registered `/service-worker.js` for every visitor; `public` has a file that ends it.
 */
export const workerPath = '/event-worker.js';

/** Message that activates the waiting service worker of a new deployment. */
export const takeOver = 'take-over';

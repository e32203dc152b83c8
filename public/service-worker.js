/**
 * Ends the service worker of earlier versions, which stored the pages that a visitor opened, and
 * removes what it has stored.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const removeAll = async () => {
    const former = (await caches.keys()).filter((name) => !name.startsWith('workbox-'));
    await Promise.all(former.map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(removeAll());
});

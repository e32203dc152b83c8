/** Words of the page that stands in for one that can't be had without a network. */
export const offlineWords = {
  meta: {
    title: 'You are offline',
    description:
      'This page needs a network connection, and there is none at the moment. Pages that you have already visited are still here.',
  },
  eyebrow: 'No connection',
  title: 'You are offline',
  text: 'This page was not opened on this device before, so it needs a network. It opens by itself as soon as you are connected.',
  retry: 'Try again',
  kept: 'Kept on this device',
  nothing: 'Pages that you open while you are connected will be listed here.',
} as const;

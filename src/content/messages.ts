/** Texts of the offline page, which replaces a page that can't be loaded without a network. */
export const offlineTexts = {
  meta: {
    title: 'You are offline',
    description:
      'This page needs a network connection, and there is none at the moment. Pages that you have already visited are still here.',
  },
  eyebrow: 'No connection',
  title: 'You are offline',
  text: 'This page was not opened on this device before, so it needs a network. It opens by itself as soon as you are connected.',
  retry: 'Try again',
  /** Heading of the list of pages that were saved on the device. */
  savedPages: 'Kept on this device',
  noSavedPages: 'Pages that you open while you are connected will be listed here.',
} as const;

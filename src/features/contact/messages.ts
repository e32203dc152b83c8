import type { Toast } from '../../ui/toasts/notify.ts';

/** Toasts of the contact form. Their texts are those of the specification's error catalogue. */
export const messages = {
  missing: {
    title: 'Error',
    description: 'Please fill in all required fields',
  },
  wrongAnswer: {
    title: 'Verification Failed',
    description: "Please answer the math question correctly to verify you're human",
  },
  failed: {
    type: 'destructive',
    title: 'Error',
    description: 'Failed to send message. Please try again.',
  },
  sent: {
    title: 'Message Sent!',
    description: "Your message has been sent. We'll get back to you soon!",
  },
  // This toast is shown only in event mode (the unattended demo for large screens). It is not in
  // the specification's catalogue.
  kept: {
    title: 'Saved on this device',
    description: 'Your message could not be sent yet. It goes out by itself as soon as it can.',
  },
} as const satisfies Record<string, Toast>;

/** Text beside the Send button while the browser is offline. */
export const offline =
  'You are offline. What you wrote stays in this tab; send it when you are connected again.';

/** Replaces `offline` in event mode, where the request is stored on the device and sent later. */
export const offlineAtEvent =
  'There is no connection here at the moment. Send all the same: your message is kept on this device and goes out by itself.';

/** Text beside the Send button after the visitor has stopped an attempt. */
export const stopped = 'Stopped. What you wrote is still here.';

import type { ToastContent } from '../../ui/toasts/store.ts';

/** What the specification's error catalogue says about the form, word for word. */
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
    title: 'Error',
    description: 'Failed to send message. Please try again.',
    variant: 'destructive',
  },
  sent: {
    title: 'Message Sent!',
    description: "Your message has been sent. We'll get back to you soon!",
  },
} as const satisfies Record<string, ToastContent>;

/** Beside the button, for as long as it is so. */
export const offline =
  'You are offline. What you wrote stays in this tab; send it when you are connected again.';

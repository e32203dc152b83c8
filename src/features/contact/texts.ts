import {
  contactFields,
  type FieldErrorCode,
  type FieldName,
  interestNames,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import type { Toast } from '../../ui/toasts/notify.ts';

/** All words of the contact form, in English. `texts-es.ts` has them in Spanish. */
export const english = {
  /** Toasts. Their texts are those of the specification's error catalogue. */
  toasts: {
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
    // This toast is shown only in event mode. It is not in the specification's catalogue.
    queued: {
      title: 'Saved on this device',
      description: 'Your message could not be sent yet. It goes out by itself as soon as it can.',
    },
  } as Record<'missing' | 'wrongAnswer' | 'failed' | 'sent' | 'queued', Toast>,
  interests: interestNames as Readonly<Record<string, string>>,
  noInterest: 'Choose one if you like',
  /** Labels of the fields, in the order of the form. */
  labels: {
    ...(Object.fromEntries(
      Object.entries(contactFields).map(([name, { label }]) => [name, label]),
    ) as Record<FieldName, string>),
    answer: 'One check',
  },
  groups: ['The subject', 'You', 'Your words', 'One check'],
  challengeHint: 'What would you like to know, fix or stop doing by hand?',
  question: (a: number, b: number) => `What is ${a} + ${b}?`,
  questionHint: 'It keeps programs out.',
  send: 'Send',
  sending: 'Sending...',
  stop: 'Stop',
  /** Heading of the list of errors. */
  notSent: 'Not sent yet',
  again: 'Write another message',
  /** Beside the Send button while the browser is offline. */
  offline:
    'You are offline. What you wrote stays in this tab; send it when you are connected again.',
  /** Replaces `offline` in event mode, where the request is stored on the device and sent later. */
  offlineAtEvent:
    'There is no connection here at the moment. Send all the same: your message is kept on this device and goes out by itself.',
  /** Beside the Send button after the visitor has stopped an attempt. */
  stopped: 'Stopped. What you wrote is still here.',
  sent: {
    title: 'We have your message',
    text: 'Your words are stored safely. The next message comes from a person, to the address you gave.',
  },
  /** Errors of empty required fields. */
  required: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email address.',
  } as Partial<Record<FieldName | 'answer', string>>,
  /** The other errors. `contact-schema.ts` has the English texts that are missing here. */
  errors: {
    'not-an-email': 'Enter an address like name@example.com.',
    'forbidden-character': 'This contains a character that can’t be sent. Try typing it again.',
    'line-break': 'Keep this to one line.',
  } as Partial<Record<FieldErrorCode, string>>,
  tooLong: (excess: string, limit: string) =>
    `Please shorten this by ${excess} to ${limit} characters.`,
};

export type FormTexts = typeof english;

import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { isHosted, type SignedOutReason } from './session.ts';
import { Screen } from './states.tsx';

const messages: Record<SignedOutReason, [title: string, explanation?: string]> = {
  none: ['Sign in'],
  ended: [
    'Your sign-in is over',
    'It lasts for twelve hours, and ends for everybody when somebody leaves the list.',
  ],
  'used-link': ['This link is used up', 'A link signs in once, and within ten minutes.'],
  offline: [
    'The desk does not answer',
    'There is no connection to it at the moment. Try the link again.',
  ],
  'signed-out': ['Signed out'],
};

/** Says why the person is signed out, and how to get a link: by email, or from the terminal. */
export function SignIn({ reason }: { reason: SignedOutReason }) {
  const [title, explanation] = messages[reason];
  return (
    <Screen title={title}>
      {explanation && <p role="status">{explanation}</p>}
      {isHosted ? <EmailForm /> : <PrintedLink />}
    </Screen>
  );
}

/** How to get a link from the local server, which prints it in its terminal. */
function PrintedLink() {
  return (
    <>
      <p>Whoever runs this site can print a link for you:</p>
      <p>
        <code className="type-body inline-block rounded-hair bg-raised px-4 py-3 font-mono text-text">
          npm run contacts -- desk
        </code>
      </p>
    </>
  );
}

/** Further ways in: `saml`, or names of OAuth providers such as `google`. */
const teamWays = String(import.meta.env.VITE_DESK_SIGN_IN ?? '')
  .split(',')
  .map((way) => way.trim())
  .filter(Boolean);

const labelOfWay = (way: string) =>
  way === 'saml'
    ? 'Use the company’s sign-in'
    : `Continue with ${way.charAt(0).toUpperCase()}${way.slice(1)}`;

/** A form that sends a link by email, or goes to the sign-in of the person's company. */
function EmailForm() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const way = button?.value;
    setState('sending');
    try {
      const { openTeamSignIn, sendLink } = await import('../lib/supabase-auth.ts');
      const error = way ? await openTeamSignIn(way, email) : await sendLink(email);
      // The browser is about to leave for the company's own page.
      if (way && error === null) return;
      setState(error === null ? 'sent' : 'failed');
    } catch {
      setState('failed');
    }
  };
  if (state === 'sent') {
    return (
      <p role="status">
        If this address may enter, a link is on its way. Open it in this browser, within the hour.
      </p>
    );
  }
  return (
    <form onSubmit={submit} className="grid max-w-[26em] gap-6 text-text">
      <Field
        label="Your email at work"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={
          state === 'failed'
            ? 'That did not work. Check the address, or try again later.'
            : undefined
        }
      />
      <Button type="submit" size="lg" disabled={state === 'sending'} className="justify-self-start">
        {state === 'sending' ? 'Sending…' : 'Send me a link'}
      </Button>
      {teamWays.map((way) => (
        <Button
          key={way}
          type="submit"
          value={way}
          variant="outline"
          size="lg"
          // Only SAML finds the company by the address.
          formNoValidate={way !== 'saml'}
          disabled={state === 'sending'}
          className="justify-self-start"
        >
          {labelOfWay(way)}
        </Button>
      ))}
    </form>
  );
}

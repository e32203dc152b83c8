import { useState } from 'react';
import { desk } from '../motion/desk-tokens.ts';

/** For who writes mail in the browser. */
export function CopyEmail({ email }: { email: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      setCopied(true);
      setTimeout(() => setCopied(false), desk.copied);
    } catch {
      // The address stands in the page to be copied by hand.
    }
  };
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="min-w-0 font-medium break-all">{email}</span>
      <button type="button" className="text-link min-h-6" onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        <span className="sr-only"> the address</span>
      </button>
    </p>
  );
}

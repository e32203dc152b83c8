/** The address that opens the mail program with an answer begun. */
import type { Person, RequestDetail } from '../../supabase/functions/_shared/desk.ts';

/** Mail programs take addresses of some 2,000 characters; beyond this the quote ends. */
const maxQuoted = 700;

const subjects: Record<string, string> = {
  demo: 'Your demo of Neural Suite',
  expert: 'Your questions about Neural Suite',
  partnership: 'Working together with Neural Suite',
  careers: 'Your application at Neural Suite',
};

/**
 * Everything that a visitor typed is percent-encoded: it can't end a header, nor add one.
 *
 * @param me who writes
 */
export function mailto(request: RequestDetail, me: Person): string {
  const { email, firstName, challenge, interest, context } = request;
  const isSpanish = /^es\b/i.test(context?.language ?? '');
  const subject = subjects[interest] ?? 'Your message to Neural Suite';
  const text = [...challenge];
  const quoted = text.slice(0, maxQuoted).join('') + (text.length > maxQuoted ? ' …' : '');
  const lines = [
    isSpanish ? `Hola ${firstName},` : `Hello ${firstName},`,
    '',
    '',
    '',
    me.name,
    ...(quoted ? ['', '', ...quoted.split('\n').map((line) => `> ${line}`)] : []),
  ];
  const part = encodeURIComponent;
  return `mailto:${part(email).replace('%40', '@')}?subject=${part(subject)}&body=${part(lines.join('\r\n'))}`;
}

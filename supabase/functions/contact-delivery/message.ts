/** What is told to sales, in the words that all channels share. */

/** A row of `contact.claim`. */
export interface Claimed {
  outbox_id: string;
  token: string;
  channel: string;
  /** Empty for the request itself, else the channel that has given it up. */
  about: string;
  attempt: number;
  request_id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  interest: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  role: string;
  challenge: string;
}

/** One HTTP call that hands a message over. */
export interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The same for each try of one message, so that a receiver can drop repeats. */
export const keyOf = ({ request_id, about }: Claimed): string =>
  about ? `${request_id}-${about}-failed` : request_id;

const interestWords: Record<string, string> = {
  demo: 'Request a demo',
  expert: 'Talk to an expert',
  partnership: 'Partnership',
  careers: 'Careers',
  other: 'Other',
};

/** For places that hold one line. Stored fields have no line breaks; this does not rely on it. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

export function titleOf({ about, first_name, last_name, company }: Claimed): string {
  if (about) return `Delivery of a contact request by ${about} has failed for good`;
  return oneLine(`Contact request from ${first_name} ${last_name}${company ? `, ${company}` : ''}`);
}

/** Label and value of everything that was filled in, in the form's order. */
export function factsOf(row: Claimed): [label: string, value: string][] {
  const facts: [string, string][] = [
    ['Interest', interestWords[row.interest] ?? row.interest],
    ['Name', `${row.first_name} ${row.last_name}`],
    ['Email', row.email],
    ['Company', row.company],
    ['Role', row.role],
    ['Sent', `${row.created_at.slice(0, 16).replace('T', ' ')} UTC`],
    ['Request', row.request_id],
  ];
  return facts.filter(([, value]) => value !== '');
}

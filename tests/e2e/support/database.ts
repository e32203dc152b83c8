import postgres from 'postgres';

/** What the database holds of a request; the payload under the names of the form. */
export interface Stored {
  status: string;
  reasons: string[];
  interest: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  role: string;
  challenge: string;
}

/** Reads every request from one address straight from PostgreSQL, not through anything of ours. */
export async function requestsFrom(email: string): Promise<Stored[]> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test -- e2e`.');
  const sql = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    return await sql<Stored[]>`
      select status, to_json(spam_reasons) as reasons, interest, first_name as "firstName",
        last_name as "lastName", email, company, role, challenge
      from contact.request where email = ${email}`;
  } finally {
    await sql.end();
  }
}

/** An address of its own for each test: they share a database and run side by side. */
export const ownEmail = () => `visitor-${crypto.randomUUID()}@example.com`;

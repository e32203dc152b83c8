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

function databaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test -- e2e`.');
  return url;
}

/** Reads every request from one address straight from PostgreSQL, not through anything of ours. */
export async function requestsFrom(email: string): Promise<Stored[]> {
  const sql = postgres(databaseUrl(), { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    return await sql<Stored[]>`
      select status, to_json(spam_reasons) as reasons, interest, first_name as "firstName",
        last_name as "lastName", email, company, role, challenge
      from contact.request where email = ${email}`;
  } finally {
    await sql.end();
  }
}

/** What is stored of how the sender of the one request from this address came to the form. */
export async function contextOf(email: string): Promise<Record<string, unknown> | undefined> {
  const sql = postgres(databaseUrl(), { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    const [row] = await sql`
      select c.page, c.campaign, c.language, c.view, c.device from contact.request_context c
      join contact.request r on r.id = c.request_id where r.email = ${email}`;
    return row;
  } finally {
    await sql.end();
  }
}

/** An address of its own for each test: they share a database and run side by side. */
export const ownEmail = () => `visitor-${crypto.randomUUID()}@example.com`;

/**
 * Sets up the desk's staff and requests directly in the database. Only the sign-in link comes from
 * the project's code.
 */
import { expect, type Page } from 'playwright/test';
import postgres from 'postgres';
import { deskLink, makeLink } from '../../../scripts/local-server/sign-in-links.ts';
import type { StaffRole } from '../../../supabase/functions/_shared/desk.ts';
import { base } from './server.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with \`npm test -- e2e\`.`);
  return value;
}

/** Works on the database as the owner of the tables. */
export async function withOwner<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(setting('TEST_DATABASE_URL'), {
    max: 1,
    onnotice: () => {},
    fetch_types: false,
  });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

export interface Sample {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  role: string;
  challenge: string;
  interest: string;
  status: string;
  createdAt: Date;
}

/** @returns ids, in the order of the samples */
export const insertRequests = (samples: readonly Partial<Sample>[]): Promise<string[]> =>
  withOwner(async (sql) => {
    const rows = samples.map((sample, index) => ({
      id: sample.id ?? crypto.randomUUID(),
      payload: sql.json({
        interest: sample.interest ?? 'demo',
        firstName: sample.firstName ?? 'Zoë',
        lastName: sample.lastName ?? `O'Neil`,
        email: sample.email ?? 'zoe@example.com',
        company: sample.company ?? '',
        role: sample.role ?? 'CFO',
        challenge: sample.challenge ?? 'More data than answers.',
      }),
      status: sample.status ?? 'new',
      created_at: sample.createdAt ?? new Date(Date.now() - index * 60_000),
      delete_after: new Date('2030-01-01'),
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await sql`insert into contact.request ${sql(rows.slice(at, at + 500))}`;
    }
    return rows.map(({ id }) => id);
  });

/** A link like the one that `npm start` prints, for a person with this role. */
export async function linkFor(email: string, name: string, role: StaffRole): Promise<string> {
  await withOwner((sql) => sql`select contact.staff_put(${email}, ${name}, ${role})`);
  return deskLink(base(), makeLink(setting('TEST_DATA_DIR'), email));
}

/** Opens the desk as a new person of this role. */
export async function enter(page: Page, name: string, role: StaffRole): Promise<string> {
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto(await linkFor(email, name, role));
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible();
  return email;
}

/** Waits until the list shows the results of the typed search. */
export const settled = (page: Page) =>
  expect(page.locator('[data-scroller][aria-busy=false]')).toBeVisible();

export const rowsOf = (page: Page) => page.locator('[data-rows] > li');

/** Searches the list for these words, with the keyboard only. */
export async function search(page: Page, words: string, count: number): Promise<void> {
  await page.keyboard.press('/');
  const listed = page.waitForResponse(
    (response) => response.request().postData()?.includes(words) ?? false,
  );
  await page.keyboard.type(words);
  await listed;
  await expect(rowsOf(page)).toHaveCount(count);
  await page.keyboard.press('Escape');
}

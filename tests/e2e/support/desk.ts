import { type Browser, expect, type Locator, type Page } from 'playwright/test';
import { deskLink, makeLink } from '../../../scripts/local-server/sign-in-links.ts';
import type { StaffRole } from '../../../supabase/functions/_shared/desk.ts';
import { setting, withOwner } from './database.ts';

interface Sample {
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

/** @returns ids, in the order of the samples, of which the first is the newest */
const insertRequests = (samples: readonly Partial<Sample>[]): Promise<string[]> =>
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
      moderation_status: sample.status ?? 'new',
      created_at: sample.createdAt ?? new Date(Date.now() - index * 1000),
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
  return deskLink(setting('BASE_URL'), makeLink(setting('TEST_DATA_DIR'), email));
}

/**
 * The desk in a page. Only the sign-in link comes from the project's code; staff and requests are
 * put into the database.
 */
export class Desk {
  /** The company of its requests, by which a search finds them alone. */
  readonly word = `w${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  readonly page: Page;
  readonly #browser: Browser;
  #ids: string[] = [];
  #colleagues: Desk[] = [];
  /** The list of a view, and its rows. */
  readonly list: Locator;
  readonly rows: Locator;
  /** The request that is open, and its heading. */
  readonly article: Locator;
  readonly heading: Locator;
  readonly search: Locator;

  constructor(page: Page, browser: Browser) {
    this.page = page;
    this.#browser = browser;
    this.list = page.getByRole('region', { name: / requests$/ });
    this.rows = this.list.getByRole('listitem');
    this.article = page.getByRole('article');
    this.heading = this.article.getByRole('heading', { level: 2 });
    this.search = page.getByLabel('Search name, company, email and message');
  }

  async insert(samples: readonly Partial<Sample>[]): Promise<string[]> {
    const ids = await insertRequests(samples.map((one) => ({ company: this.word, ...one })));
    this.#ids.push(...ids);
    return ids;
  }

  /** Opens the desk as a new colleague of this role. */
  async enter(name: string, role: StaffRole): Promise<string> {
    const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await this.page.goto(await linkFor(email, name, role));
    await expect(this.page.getByRole('navigation', { name: 'Views' })).toBeVisible();
    return email;
  }

  /** The desk of another person, in a window of their own. */
  async colleague(): Promise<Desk> {
    const context = await this.#browser.newContext();
    const desk = new Desk(await context.newPage(), this.#browser);
    this.#colleagues.push(desk);
    return desk;
  }

  /** Opens a view or a request, e.g. `all/ID`. */
  show(hash: string) {
    return this.page.evaluate((to) => {
      location.hash = to;
    }, hash);
  }

  /** Waits until the list shows the results of the typed search. */
  settled() {
    return expect(this.list.locator('[aria-busy=false]')).toBeVisible();
  }

  /** Searches the list for these words, which each of its requests shows, with the keyboard only. */
  async searchFor(words: string): Promise<void> {
    const listed = this.page.waitForResponse(
      (response) => response.request().postDataJSON()?.filter?.search === words,
    );
    await this.page.keyboard.press('/');
    await this.search.press('ControlOrMeta+A');
    await this.page.keyboard.type(words);
    await listed;
    await expect(this.rows.first().or(this.page.getByText('Nothing found'))).toBeVisible();
    await expect(this.rows.filter({ hasNotText: words })).toHaveCount(0);
    await this.page.keyboard.press('Escape');
  }

  /** A request's state in the database. */
  stateOf(id: string) {
    return withOwner(async (sql) => {
      const [row] = await sql`
        select moderation_status as status, progress, assignee, version from contact.request where id = ${id}`;
      return row;
    });
  }

  /** Closes the pages first: an open request is read again, and would no longer be there. */
  async clear(): Promise<void> {
    for (const { page } of this.#colleagues) await page.context().close();
    await this.page.close();
    if (this.#ids.length === 0) return;
    await withOwner(
      (sql) => sql`
        delete from contact.request
        where id in (select jsonb_array_elements_text(${sql.json(this.#ids)})::uuid)`,
    );
  }
}

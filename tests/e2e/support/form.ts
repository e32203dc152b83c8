import { expect, type Locator, type Page, type Response } from 'playwright/test';

export const endpoint = '**/functions/v1/contact-form';

/** A request that fills every field. */
export const person = {
  firstName: 'Zoë',
  lastName: "O'Neil",
  email: 'zoe@example.com',
  company: 'Example Ltd',
  role: 'CFO',
  challenge: 'More data than answers.',
};
export type Person = typeof person;

const labels: Record<keyof Person, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  role: 'Role',
  challenge: 'Challenge',
};
const names = Object.keys(labels) as (keyof Person)[];

/** A field of the contact form, by its label. */
export const field = (page: Page, name: keyof Person): Locator =>
  page.locator('form').getByRole('textbox', { name: labels[name], exact: true });

export const interest = (page: Page) => page.getByRole('combobox', { name: 'Interest' });

export async function fill(page: Page, values: Partial<Person> = person): Promise<void> {
  for (const name of names) await field(page, name).fill(values[name] ?? '');
}

/** The current values of all fields. */
export async function typed(page: Page): Promise<Record<string, string>> {
  const values = await Promise.all(
    names.map(async (name) => [name, await field(page, name).inputValue()]),
  );
  return Object.fromEntries(values);
}

export const question = (page: Page) => page.getByRole('textbox', { name: /^What is / });

/** The two numbers in the question. */
export async function operandsOf(page: Page): Promise<[number, number]> {
  const label = await page.getByText(/^What is \d+ \+ \d+\?/).textContent();
  const [, a, b] = label?.match(/What is (\d+) \+ (\d+)\?/) ?? [];
  return [Number(a), Number(b)];
}

/** Answers the question; `off` is added to the correct sum. */
export async function answer(page: Page, off = 0): Promise<void> {
  const [a, b] = await operandsOf(page);
  await question(page).fill(String(a + b + off));
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

/** Opens the form again, which is folded below the answer to a request. */
export const unfold = (page: Page) => page.getByText('Write another message').click();

/** The open toast of the first system, which shows at most one. */
export const toastOf = (page: Page) => page.locator('[data-toast][data-state=open]');

/**
 * Milliseconds after which the server accepts that a person filled in the form; see
 * `captchaTimes.least`.
 */
const personTakes = 3000;

/** Waits until the question is old enough for a person's answer. */
export async function takeTime(asked: Response): Promise<void> {
  const { issued } = (await asked.json()) as { issued: number };
  await expect.poll(() => Date.now() - issued).toBeGreaterThan(personTakes);
}

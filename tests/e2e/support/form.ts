import { expect, type Locator, type Page, type Response } from 'playwright/test';
import { allowFault } from './faults.ts';
import { type Fields, fields } from './person.ts';

export const endpoint = '**/functions/v1/contact-form';

const labels: Record<keyof Fields, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  role: 'Role',
  challenge: 'Challenge',
};
const names = Object.keys(labels) as (keyof Fields)[];

/**
 * Milliseconds after which the server accepts that a person filled in the form; see
 * `captchaTimes.minAnswerMs`.
 */
const personTakes = 3000;

/** The contact form of a page. */
export class ContactForm {
  readonly page: Page;
  readonly interest: Locator;
  readonly question: Locator;
  /** The button, which is called otherwise while a request is sent. */
  readonly submit: Locator;
  /** The open toast, of which there is one at most. */
  readonly toast: Locator;
  /** The server's answers with a question, in order. */
  readonly asked: Response[] = [];

  constructor(page: Page) {
    this.page = page;
    const form = page.locator('form');
    this.interest = page.getByRole('combobox', { name: 'Interest' });
    this.question = page.getByRole('textbox', { name: /^What is / });
    this.submit = form.getByRole('button', { name: /^Send/ });
    this.toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
    page.on('response', (response) => {
      const isQuestion =
        response.url().endsWith('/contact-form') && response.request().method() === 'GET';
      if (isQuestion && response.ok()) this.asked.push(response);
    });
  }

  /** A field, by its label. */
  field(name: keyof Fields): Locator {
    return this.page.locator('form').getByRole('textbox', { name: labels[name], exact: true });
  }

  async fill(values: Partial<Fields> = fields): Promise<void> {
    for (const name of names) await this.field(name).fill(values[name] ?? '');
  }

  /** The current values of all fields. */
  async typed(): Promise<Record<string, string>> {
    const values = await Promise.all(
      names.map(async (name) => [name, await this.field(name).inputValue()]),
    );
    return Object.fromEntries(values);
  }

  /** The two numbers in the question. */
  async operands(): Promise<[number, number]> {
    const label = await this.page.getByText(/^What is \d+ \+ \d+\?/).textContent();
    const [, a, b] = label?.match(/What is (\d+) \+ (\d+)\?/) ?? [];
    return [Number(a), Number(b)];
  }

  /** Answers the question once it is there; `off` is added to the correct sum. */
  async answer(off = 0): Promise<void> {
    const [a, b] = await this.operands();
    await this.question.fill(String(a + b + off));
  }

  /** Fills in everything, the sum too. */
  async complete(values: Partial<Fields> = fields): Promise<void> {
    await this.fill(values);
    await this.answer();
  }

  /** Waits until the last question is old enough for a person's answer. */
  async takeTime(): Promise<void> {
    const { issued } = (await this.asked.at(-1)!.json()) as { issued: number };
    await expect.poll(() => Date.now() - issued).toBeGreaterThan(personTakes);
  }

  send(): Promise<void> {
    return this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }

  /** Expects a toast with exactly these texts, which are those of the specification. */
  async expectToast(title: string, text: string): Promise<void> {
    await expect(this.toast).toHaveCount(1);
    await expect(this.toast.getByText(title, { exact: true })).toBeVisible();
    await expect(this.toast.getByText(text, { exact: true })).toBeVisible();
  }

  expectSent() {
    return this.expectToast(
      'Message Sent!',
      "Your message has been sent. We'll get back to you soon!",
    );
  }

  expectFailed() {
    return this.expectToast('Error', 'Failed to send message. Please try again.');
  }

  /** Sends a complete form without a network. */
  async sendOffline(values: Fields): Promise<void> {
    await this.complete(values);
    // The code that sends is fetched at the first input; then the network is cut.
    await this.page.waitForLoadState('networkidle');
    allowFault(/ERR_INTERNET_DISCONNECTED/);
    await this.page.context().setOffline(true);
    await this.send();
  }

  /** Opens the form again, which is folded below the answer to a request. */
  unfold(): Promise<void> {
    return this.page.getByText('Write another message').click();
  }
}

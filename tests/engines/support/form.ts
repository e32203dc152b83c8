import { captchaTimes } from '../../../supabase/functions/_shared/captcha.ts';
import type { Fields } from '../../e2e/support/person.ts';
import type { Tab } from './tab.ts';
import { expect } from './test.ts';
import { click } from './visit.ts';

/** The question's sum; null while it is not there. Runs in the page. */
function readSum(): number | null {
  const [, a, b] = /What is (\d+) \+ (\d+)\?/.exec(document.body.textContent ?? '') ?? [];
  return a && b ? Number(a) + Number(b) : null;
}

/** Fills in the contact form as a person does, by keyboard and at a person's pace, and sends it. */
export async function sendForm(tab: Tab, fields: Fields): Promise<void> {
  let sum: number | null = null;
  const readQuestion = async () => {
    sum = await tab.evaluate(readSum);
    return sum;
  };
  await expect.poll(readQuestion).not.toBeNull();
  const asked = performance.now();
  const answers = { ...fields, answer: String(sum) };
  await click(tab, '[name=firstName]');
  for (const value of Object.values(answers)) {
    await tab.type(value);
    await tab.press('Tab');
  }
  const typed = await tab.evaluate(
    (names) =>
      names.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value),
    Object.keys(answers),
  );
  expect(typed).toEqual(Object.values(answers));
  // The server takes a faster answer for a program's.
  await expect.poll(() => performance.now() - asked).toBeGreaterThan(captchaTimes.minAnswerMs);
  await click(tab, 'form button', 'Send');
}

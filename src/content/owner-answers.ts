/**
 * What the site's owner has answered: a record of `open-questions.ts` that moves here with its
 * answer. Its page shows it, and search finds it. The browser loads this file, and no open question.
 */
import type { OwnerQuestion } from './open-questions.ts';
import type { Page } from './types.ts';

export interface OwnerAnswer extends OwnerQuestion {
  /** Text by the owner. */
  answer: string;
}

export const ownerAnswers: readonly OwnerAnswer[] = [];

/**
 * A page with the questions that the owner has answered for it. They are added to its section of
 * questions, or to a new one before its closing call.
 */
export function withAnswers(
  page: Page,
  path: string,
  answers: readonly OwnerAnswer[] = ownerAnswers,
): Page {
  const items = answers.filter((answer) => answer.page === path);
  if (items.length === 0) return page;
  const faq = page.sections.find((section) => section.kind === 'faq');
  const sections = faq
    ? page.sections.map((section) =>
        section === faq ? { ...faq, items: [...faq.items, ...items] } : section,
      )
    : page.sections.toSpliced(-1, 0, { kind: 'faq', id: 'questions', title: 'Questions', items });
  return { ...page, sections };
}

/**
 * Decisions that only the site's owner can make: consents, and answers to buyers' questions.
 * `npm run launch:check` lists the open ones. An answered question is shown on its page, and search
 * finds it.
 */
import type { Supplement } from '../sections/supplements/data.ts';

/** Whether the owner has each consent. Quotes and case studies have their own `approved` flag. */
export const consents = {
  /** Privacy Policy and Terms of Service are linked in `navigation.ts`. */
  legal: false,
  /** There are current reports for SOC 2, GDPR and HIPAA that can be handed out. */
  standards: false,
  /** The guests of the breakfast in Mexico City agree with the article about it. */
  breakfast: false,
} as const;

export interface OwnerQuestion {
  id: string;
  /** The question as the page shows it. */
  question: string;
  /** Path of the page that shows the answer. */
  page: string;
  /** Text by the owner; `null` while the question is open. */
  answer: string | null;
}

const unanswered = { answer: null } as const;

export const ownerQuestions: readonly OwnerQuestion[] = [
  {
    ...unanswered,
    id: 'price-model',
    page: '/roles/finance-leaders',
    question: 'What is the unit of the price: source, decision, user, site? Is there a list price?',
  },
  {
    ...unanswered,
    id: 'pilot-terms',
    page: '/use-cases',
    question: 'Does a pilot cost money, and is that credited? What may end it early?',
  },
  {
    ...unanswered,
    id: 'references',
    page: '/resources/case-studies',
    question: 'Which customers may be named, and who of them takes a reference call?',
  },
  {
    ...unanswered,
    id: 'connectors',
    page: '/solutions',
    question: 'Which connectors are supported today, by system, protocol and version?',
  },
  {
    ...unanswered,
    id: 'hosting',
    page: '/solutions',
    question: 'Which forms of operation are offered: own cloud, customer’s cloud, own hardware?',
  },
  {
    ...unanswered,
    id: 'regions',
    page: '/industries/government',
    question: 'In which countries may data and keys be held, and which subprocessors see them?',
  },
  {
    ...unanswered,
    id: 'algorithms',
    page: '/solutions/neural-shield',
    question: 'Which algorithms, parameter sets and modules are in use, and which are validated?',
  },
  {
    ...unanswered,
    id: 'keys',
    page: '/solutions/neural-shield',
    question: 'Can the customer hold the keys? Which key stores are supported?',
  },
  {
    ...unanswered,
    id: 'identity',
    page: '/solutions',
    question: 'Which identity providers and protocols are supported for sign-on and provisioning?',
  },
  {
    ...unanswered,
    id: 'reports',
    page: '/solutions/neural-shield',
    question: 'Which audit reports exist, of which type and period, and who may read them?',
  },
  {
    ...unanswered,
    id: 'training-data',
    page: '/solutions/neural-learning',
    question: 'Is a customer’s data ever used for another customer’s models?',
  },
  {
    ...unanswered,
    id: 'ai-act-role',
    page: '/roles/compliance-officers',
    question: 'Which role under the EU AI Act does the company take, and for which systems?',
  },
  {
    ...unanswered,
    id: 'support-terms',
    page: '/solutions',
    question: 'What do the service terms say on response times, languages and escalation?',
  },
  {
    ...unanswered,
    id: 'exit',
    page: '/solutions',
    question: 'In which formats does a customer get data, trail and models back at the end?',
  },
  {
    ...unanswered,
    id: 'accessibility',
    page: '/industries/government',
    question: 'Is there an accessibility statement for the product itself?',
  },
];

/**
 * The supplements of a page (questions, tables and sources that follow its sections), with the
 * questions that the owner has answered for the page. They are added to the page's supplement of
 * questions, or to a new one if the page has none.
 */
export function withAnswers(
  supplements: readonly Supplement[],
  path: string,
  questions: readonly OwnerQuestion[] = ownerQuestions,
): readonly Supplement[] {
  const answered = questions.flatMap(({ page, question, answer }) =>
    page === path && answer ? [{ question, answer }] : [],
  );
  if (answered.length === 0) return supplements;
  const questionsOfPage = supplements.find((supplement) => supplement.kind === 'questions');
  if (!questionsOfPage)
    return [
      ...supplements,
      { kind: 'questions', id: 'questions', title: 'Questions', items: answered },
    ];
  return supplements.map((supplement) =>
    supplement === questionsOfPage
      ? { ...questionsOfPage, items: [...questionsOfPage.items, ...answered] }
      : supplement,
  );
}

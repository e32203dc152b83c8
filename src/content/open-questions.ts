/**
 * Decisions of the site's owner: consents, and answers to buyers' questions. `npm run launch:check`
 * lists the open ones. An answered question is shown on its page, and search finds it.
 */
import type { Supplement } from '../sections/supplements/data.ts';

/** Whether each consent is on file. Quotes and case studies have their own `approved` flag. */
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

const open = { answer: null } as const;

export const ownerQuestions: readonly OwnerQuestion[] = [
  {
    ...open,
    id: 'price-model',
    page: '/roles/finance-leaders',
    question: 'What is the unit of the price: source, decision, user, site? Is there a list price?',
  },
  {
    ...open,
    id: 'pilot-terms',
    page: '/use-cases',
    question: 'Does a pilot cost money, and is that credited? What may end it early?',
  },
  {
    ...open,
    id: 'references',
    page: '/resources/case-studies',
    question: 'Which customers may be named, and who of them takes a reference call?',
  },
  {
    ...open,
    id: 'connectors',
    page: '/solutions',
    question: 'Which connectors are supported today, by system, protocol and version?',
  },
  {
    ...open,
    id: 'hosting',
    page: '/solutions',
    question: 'Which forms of operation are offered: own cloud, customer’s cloud, own hardware?',
  },
  {
    ...open,
    id: 'regions',
    page: '/industries/government',
    question: 'In which countries may data and keys be held, and which subprocessors see them?',
  },
  {
    ...open,
    id: 'algorithms',
    page: '/solutions/neural-shield',
    question: 'Which algorithms, parameter sets and modules are in use, and which are validated?',
  },
  {
    ...open,
    id: 'keys',
    page: '/solutions/neural-shield',
    question: 'Can the customer hold the keys? Which key stores are supported?',
  },
  {
    ...open,
    id: 'identity',
    page: '/solutions',
    question: 'Which identity providers and protocols are supported for sign-on and provisioning?',
  },
  {
    ...open,
    id: 'reports',
    page: '/solutions/neural-shield',
    question: 'Which audit reports exist, of which type and period, and who may read them?',
  },
  {
    ...open,
    id: 'training-data',
    page: '/solutions/neural-learning',
    question: 'Is a customer’s data ever used for another customer’s models?',
  },
  {
    ...open,
    id: 'ai-act-role',
    page: '/roles/compliance-officers',
    question: 'Which role under the EU AI Act does the company take, and for which systems?',
  },
  {
    ...open,
    id: 'support-terms',
    page: '/solutions',
    question: 'What do the service terms say on response times, languages and escalation?',
  },
  {
    ...open,
    id: 'exit',
    page: '/solutions',
    question: 'In which formats does a customer get data, trail and models back at the end?',
  },
  {
    ...open,
    id: 'accessibility',
    page: '/industries/government',
    question: 'Is there an accessibility statement for the product itself?',
  },
];

/**
 * The supplements of a page, with the questions that the owner has answered for it. They are added to
 * the page's supplement of questions, or to a new one if the page has none.
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
  const own = supplements.find((supplement) => supplement.kind === 'questions');
  if (!own)
    return [
      ...supplements,
      { kind: 'questions', id: 'questions', title: 'Questions', items: answered },
    ];
  return supplements.map((supplement) =>
    supplement === own ? { ...own, items: [...own.items, ...answered] } : supplement,
  );
}

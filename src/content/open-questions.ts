/**
 * Decisions that only the site's owner can make: consents, and answers to buyers' questions.
 * `npm run launch:check` lists them. An answered question moves to `owner-answers.ts`.
 */
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
}

export const ownerQuestions: readonly OwnerQuestion[] = [
  {
    id: 'price-model',
    page: '/roles/finance-leaders',
    question: 'What is the unit of the price: source, decision, user, site? Is there a list price?',
  },
  {
    id: 'pilot-terms',
    page: '/use-cases',
    question: 'Does a pilot cost money, and is that credited? What may end it early?',
  },
  {
    id: 'references',
    page: '/resources/case-studies',
    question: 'Which customers may be named, and who of them takes a reference call?',
  },
  {
    id: 'connectors',
    page: '/solutions',
    question: 'Which connectors are supported today, by system, protocol and version?',
  },
  {
    id: 'hosting',
    page: '/solutions',
    question: 'Which forms of operation are offered: own cloud, customer’s cloud, own hardware?',
  },
  {
    id: 'regions',
    page: '/industries/government',
    question: 'In which countries may data and keys be held, and which subprocessors see them?',
  },
  {
    id: 'algorithms',
    page: '/solutions/neural-shield',
    question: 'Which algorithms, parameter sets and modules are in use, and which are validated?',
  },
  {
    id: 'keys',
    page: '/solutions/neural-shield',
    question: 'Can the customer hold the keys? Which key stores are supported?',
  },
  {
    id: 'identity',
    page: '/solutions',
    question: 'Which identity providers and protocols are supported for sign-on and provisioning?',
  },
  {
    id: 'reports',
    page: '/solutions/neural-shield',
    question: 'Which audit reports exist, of which type and period, and who may read them?',
  },
  {
    id: 'training-data',
    page: '/solutions/neural-learning',
    question: 'Is a customer’s data ever used for another customer’s models?',
  },
  {
    id: 'ai-act-role',
    page: '/roles/compliance-officers',
    question: 'Which role under the EU AI Act does the company take, and for which systems?',
  },
  {
    id: 'support-terms',
    page: '/solutions',
    question: 'What do the service terms say on response times, languages and escalation?',
  },
  {
    id: 'exit',
    page: '/solutions',
    question: 'In which formats does a customer get data, trail and models back at the end?',
  },
  {
    id: 'accessibility',
    page: '/industries/government',
    question: 'Is there an accessibility statement for the product itself?',
  },
];

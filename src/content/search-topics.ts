/**
 * The synonyms of search: queries in words that no page uses, and the pages that search shows for
 * them. They state nothing about the products.
 */
import { ownerQuestions } from './open-questions.ts';
import { ownerAnswers } from './owner-answers.ts';

/** Pages that search lists while the query is empty. */
export const suggestedPaths: readonly string[] = [
  '/solutions/neural-edge',
  '/solutions/neural-shield',
  '/solutions/neural-learning',
  '/solutions/neural-agents',
  '/use-cases',
  '/blog',
  '/contact',
];

interface Topic {
  /** Whole queries with the same meaning. They match despite typing errors. */
  queries: string;
  /** Paths of pages that answer the queries. If `open` is set, they are only related. */
  pages: readonly string[];
  /** Set if the site has no answer: search says so, and offers the contact form. */
  open?: true;
  /** Id of a question to the site's owner, until whose answer the topic is open. */
  questionId?: string;
}

const topics: readonly Topic[] = [
  { queries: 'SSO, single sign-on, SAML, OAuth, login, log in', pages: [], questionId: 'identity' },
  {
    queries: 'pricing, price, prices, cost, costs, fee, fees, license, licence',
    pages: ['/roles/finance-leaders'],
    questionId: 'price-model',
  },
  { queries: 'latency, response time', pages: ['/solutions/neural-edge'], open: true },
  { queries: 'real time, realtime, streaming, live data', pages: ['/solutions/neural-edge'] },
  {
    queries: 'hosting, on premises, on-prem, on premise, cloud, AWS, Azure, SaaS',
    pages: ['/solutions'],
    questionId: 'hosting',
  },
  {
    queries: 'API, APIs, integrations, integration, connectors, SAP, ERP, Salesforce',
    pages: ['/industries/enterprise'],
    questionId: 'connectors',
  },
  {
    queries: 'LLM, LLMs, GPT, ChatGPT, OpenAI, language model, MCP, chatbot',
    pages: ['/solutions/neural-agents', '/solutions/neural-learning'],
    open: true,
  },
  {
    queries: 'GDPR, HIPAA, SOC 2, SOC2, CCPA, certification, standards',
    pages: [
      '/solutions/neural-shield',
      '/use-cases/regulatory-compliance',
      '/roles/compliance-officers',
    ],
  },
  {
    queries: 'quantum, post-quantum, encryption, cryptography, security',
    pages: ['/solutions/neural-shield'],
  },
  {
    queries: 'ROI, return on investment, business case, savings, payback',
    pages: ['/roles/finance-leaders', '/resources'],
  },
  {
    queries: 'pilot, proof of concept, POC, trial, onboarding, implementation',
    pages: ['/', '/blog/executive-breakfast-mexico-city'],
  },
  { queries: 'demo, demonstration, book a call, see it', pages: ['/contact', '/solutions'] },
  { queries: 'support, help, help desk', pages: ['/', '/contact'] },
  {
    queries: 'Spanish, español, Mexico, languages',
    pages: ['/blog/crm-no-genera-dinero', '/blog'],
  },
  {
    queries: 'privacy, privacy policy, data protection, personal data',
    pages: ['/contact', '/solutions/neural-shield'],
  },
  {
    queries: 'delete my data, delete data, erase my data, forget me, remove my data',
    pages: ['/contact'],
  },
  {
    queries: 'accuracy, accurate, reliability, hallucination, error rate',
    pages: ['/resources', '/roles/finance-leaders', '/industries/government'],
  },
  {
    queries: 'bias, fairness, discrimination',
    pages: ['/solutions/neural-learning', '/roles/compliance-officers'],
    open: true,
  },
  {
    queries: 'explainable, explainability, explanation, black box, XAI, transparency',
    pages: ['/solutions/neural-learning'],
  },
  {
    queries: 'audit, audits, auditor, audit trail, regulator',
    pages: ['/use-cases/regulatory-compliance', '/solutions/neural-shield'],
  },
  { queries: 'fraud, scam, money laundering', pages: ['/use-cases/fraud-detection'] },
  {
    queries: 'maintenance, downtime, repair, breakdown',
    pages: ['/use-cases/predictive-maintenance'],
  },
  {
    queries: 'students, student, university, universities, education, school',
    pages: ['/resources/case-studies', '/industries/government'],
  },
  { queries: 'bank, banks, banking, insurance, insurer', pages: ['/industries/finance'] },
  {
    queries: 'factory, factories, plant, manufacturer, production line',
    pages: ['/industries/manufacturing'],
  },
  {
    queries: 'hospital, hospitals, clinic, healthcare, health care, patients',
    pages: ['/solutions/neural-agents', '/solutions/neural-learning'],
    open: true,
  },
  { queries: 'contact, email, address, office, location', pages: ['/contact'] },
  { queries: 'phone, phone number, telephone, call', pages: ['/contact'], open: true },
];

/**
 * The topics of search. An answered question of the owner adds its page to a topic; for an open
 * topic search offers the contact form.
 */
export const searchTopics = topics.map(({ questionId, queries, pages, open }) => {
  const isAsked = open ?? ownerQuestions.some(({ id }) => id === questionId);
  const answer = ownerAnswers.find(({ id }) => id === questionId);
  return {
    queries: queries.split(', '),
    pages: isAsked || !answer ? pages : [...new Set([answer.page, ...pages])],
    ...(isAsked && { open: true as const }),
  };
});

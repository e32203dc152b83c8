/**
 * What buyers ask for in words that pages do not use, and where search leads with it. The only list
 * of synonyms. Entries name pages and state no facts of their own.
 */
import type { SearchTopic } from '../lib/search/types.ts';
import { ownerQuestions } from './open-questions.ts';

/** What search offers before anything is typed, and when nothing was found. */

/** Pages, in this order. */
export const suggestedPaths: readonly string[] = [
  '/solutions/neural-edge',
  '/solutions/neural-shield',
  '/solutions/neural-learning',
  '/solutions/neural-agents',
  '/use-cases',
  '/blog',
  '/contact',
];

/** Queries that lead somewhere; a test tries each. */
export const triedQueries: readonly string[] = [
  'audit trail',
  'fraud',
  'downtime',
  'human oversight',
];

/** A topic that is open for as long as the owner has not answered a question. */
interface WrittenTopic extends SearchTopic {
  waitsFor?: string;
}

const written: readonly WrittenTopic[] = [
  {
    asked: ['SSO', 'single sign-on', 'SAML', 'OAuth', 'login', 'log in'],
    pages: [],
    waitsFor: 'identity',
  },
  {
    asked: ['pricing', 'price', 'prices', 'cost', 'costs', 'fee', 'fees', 'license', 'licence'],
    pages: ['/roles/finance-leaders'],
    waitsFor: 'price-model',
  },
  { asked: ['latency', 'response time'], pages: ['/solutions/neural-edge'], open: true },
  { asked: ['real time', 'realtime', 'streaming', 'live data'], pages: ['/solutions/neural-edge'] },
  {
    asked: ['hosting', 'on premises', 'on-prem', 'on premise', 'cloud', 'AWS', 'Azure', 'SaaS'],
    pages: ['/solutions'],
    waitsFor: 'hosting',
  },
  {
    asked: ['API', 'APIs', 'integrations', 'integration', 'connectors', 'SAP', 'ERP', 'Salesforce'],
    pages: ['/industries/enterprise'],
    waitsFor: 'connectors',
  },
  {
    asked: ['LLM', 'LLMs', 'GPT', 'ChatGPT', 'OpenAI', 'language model', 'MCP', 'chatbot'],
    pages: ['/solutions/neural-agents', '/solutions/neural-learning'],
    open: true,
  },
  {
    asked: ['GDPR', 'HIPAA', 'SOC 2', 'SOC2', 'CCPA', 'certification', 'standards'],
    pages: [
      '/solutions/neural-shield',
      '/use-cases/regulatory-compliance',
      '/roles/compliance-officers',
    ],
  },
  {
    asked: ['quantum', 'post-quantum', 'encryption', 'cryptography', 'security'],
    pages: ['/solutions/neural-shield'],
  },
  {
    asked: ['ROI', 'return on investment', 'business case', 'savings', 'payback'],
    pages: ['/roles/finance-leaders', '/resources'],
  },
  {
    asked: ['pilot', 'proof of concept', 'POC', 'trial', 'onboarding', 'implementation'],
    pages: ['/', '/blog/executive-breakfast-mexico-city'],
  },
  { asked: ['demo', 'demonstration', 'book a call', 'see it'], pages: ['/contact', '/solutions'] },
  { asked: ['support', 'help', 'help desk'], pages: ['/', '/contact'] },
  {
    asked: ['Spanish', 'español', 'Mexico', 'languages'],
    pages: ['/blog/crm-no-genera-dinero', '/blog'],
  },
  {
    asked: ['privacy', 'privacy policy', 'data protection', 'personal data'],
    pages: ['/contact', '/solutions/neural-shield'],
  },
  {
    asked: ['delete my data', 'delete data', 'erase my data', 'forget me', 'remove my data'],
    pages: ['/contact'],
  },
  {
    asked: ['accuracy', 'accurate', 'reliability', 'hallucination', 'error rate'],
    pages: ['/resources', '/roles/finance-leaders', '/industries/government'],
  },
  {
    asked: ['bias', 'fairness', 'discrimination'],
    pages: ['/solutions/neural-learning', '/roles/compliance-officers'],
    open: true,
  },
  {
    asked: ['explainable', 'explainability', 'explanation', 'black box', 'XAI', 'transparency'],
    pages: ['/solutions/neural-learning'],
  },
  {
    asked: ['audit', 'audits', 'auditor', 'audit trail', 'regulator'],
    pages: ['/use-cases/regulatory-compliance', '/solutions/neural-shield'],
  },
  { asked: ['fraud', 'scam', 'money laundering'], pages: ['/use-cases/fraud-detection'] },
  {
    asked: ['maintenance', 'downtime', 'repair', 'breakdown'],
    pages: ['/use-cases/predictive-maintenance'],
  },
  {
    asked: ['students', 'student', 'university', 'universities', 'education', 'school'],
    pages: ['/resources/case-studies', '/industries/government'],
  },
  { asked: ['bank', 'banks', 'banking', 'insurance', 'insurer'], pages: ['/industries/finance'] },
  {
    asked: ['factory', 'factories', 'plant', 'manufacturer', 'production line'],
    pages: ['/industries/manufacturing'],
  },
  {
    asked: ['hospital', 'hospitals', 'clinic', 'healthcare', 'health care', 'patients'],
    pages: ['/solutions/neural-agents', '/solutions/neural-learning'],
    open: true,
  },
  { asked: ['contact', 'email', 'address', 'office', 'location'], pages: ['/contact'] },
  { asked: ['phone', 'phone number', 'telephone', 'call'], pages: ['/contact'], open: true },
];

/** An answered question leads to its page, an open one to the form. */
export const searchTopics: readonly SearchTopic[] = written.map(({ waitsFor, ...topic }) => {
  const question = ownerQuestions.find(({ id }) => id === waitsFor);
  if (!question) return topic;
  if (!question.answer) return { ...topic, open: true };
  return { ...topic, pages: [...new Set([question.page, ...topic.pages])] };
});

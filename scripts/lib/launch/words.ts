/** What the words of the site still owe: consents, approvals, sources of figures, open questions. */
import { claims } from '../../../src/content/claims.ts';
import { consents, type OwnerQuestion, ownerQuestions } from '../../../src/content/owner.ts';
import caseStudies from '../../../src/content/pages/resources/case-studies.ts';
import aiDataTeams from '../../../src/content/pages/roles/ai-data-teams.ts';
import roles from '../../../src/content/pages/roles/index.ts';
import type { Page } from '../../../src/content/types.ts';

/** Something to do before launch, and how. */
export interface Open {
  what: string;
  how: string;
}

const consentsAsked: Readonly<Record<keyof typeof consents, Open>> = {
  legal: {
    what: 'Privacy Policy and Terms of Service are plain text in the footer',
    how: 'Link the documents in src/content/navigation.ts, then set consents.legal in src/content/owner.ts.',
  },
  standards: {
    what: 'SOC 2, GDPR and HIPAA are named, and no current report is known to stand behind them',
    how: 'Have the reports at hand, then set consents.standards in src/content/owner.ts.',
  },
  breakfast: {
    what: 'The account of the breakfast in Mexico City is a draft',
    how: 'Have it approved by its guests, then set consents.breakfast in src/content/owner.ts.',
  },
};

const quotesIn = (file: string, { sections }: Page): Open[] =>
  sections.flatMap((section) =>
    section.kind === 'testimonials'
      ? section.items
          .filter(({ approved }) => !approved)
          .map(({ quote, role, sector }) => ({
            what: `A quote is a draft (${role}, ${sector}): “${quote.slice(0, 40)}…”`,
            how: `Replace it with words that its speaker approved, then set approved beside it in ${file}.`,
          }))
      : [],
  );

const storiesIn = (file: string, { sections }: Page): Open[] =>
  sections.flatMap((section) =>
    section.kind === 'case-studies'
      ? section.stories
          .filter(({ approved }) => !approved)
          .map(({ title }) => ({
            what: `A case study is a draft: “${title}”`,
            how: `Have its customer approve it, then set approved beside it in ${file}.`,
          }))
      : [],
  );

const sourceless = (): Open[] =>
  claims
    .filter(({ source }) => !source)
    .map(({ figure, label, id }) => ({
      what: `The figure ${figure} (${label}) has no source`,
      how: `Name the document in src/content/claims.ts, record ${id}.`,
    }));

const unanswered = (questions: readonly OwnerQuestion[]): Open[] =>
  questions
    .filter(({ answer }) => !answer)
    .map(({ id, page, question }) => ({
      what: `Buyers on ${page} ask: ${question}`,
      how: `Answer ${id} in src/content/owner.ts; 'ask us' leaves it to a conversation.`,
    }));

/** Everything that is open in the words. */
export const openWords = (): Open[] => [
  ...Object.entries(consentsAsked).flatMap(([name, open]) =>
    consents[name as keyof typeof consents] ? [] : [open],
  ),
  ...quotesIn('src/content/pages/roles/index.ts', roles),
  ...quotesIn('src/content/pages/roles/ai-data-teams.ts', aiDataTeams),
  ...storiesIn('src/content/pages/resources/case-studies.ts', caseStudies),
  ...sourceless(),
  ...unanswered(ownerQuestions),
];

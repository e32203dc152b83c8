/**
 * Finds what is still missing in the site's content before launch: consents, approvals, sources of
 * figures, answers to open questions, and the renewal of an offer whose quarter is over.
 */
import { measures } from '../../src/content/claim-measures.ts';
import { type ClaimId, claimOf, claims } from '../../src/content/claims.ts';
import { consents, type OwnerQuestion, ownerQuestions } from '../../src/content/open-questions.ts';
import caseStudies from '../../src/content/pages/resources/case-studies.ts';
import aiDataTeams from '../../src/content/pages/roles/ai-data-teams.ts';
import roles from '../../src/content/pages/roles/index.ts';
import type { Page } from '../../src/content/types.ts';
import { shorten } from '../../supabase/functions/_shared/text.ts';

/** A task before launch, and how to do it. */
export interface OpenTask {
  what: string;
  how: string;
}

/** The task for each consent that is not given. */
const consentTasks: Readonly<Record<keyof typeof consents, OpenTask>> = {
  legal: {
    what: 'Privacy Policy and Terms of Service are plain text in the footer',
    how: 'Link the documents in src/content/navigation.ts, then set consents.legal in src/content/open-questions.ts.',
  },
  standards: {
    what: 'SOC 2, GDPR and HIPAA are named, and no current report is known to stand behind them',
    how: 'Have the reports at hand, then set consents.standards in src/content/open-questions.ts.',
  },
  breakfast: {
    what: 'The account of the breakfast in Mexico City has no approval',
    how: 'Have it approved by its guests, then set consents.breakfast in src/content/open-questions.ts.',
  },
};

/** Quotes and case studies of a page that are not approved yet. */
const findUnapproved = (file: string, { sections }: Page): OpenTask[] =>
  sections.flatMap((section) => {
    if (section.kind === 'testimonials') {
      const open = section.items.filter(({ approved }) => !approved);
      return open.map(({ quote, role, sector }) => ({
        what: `A quote has no approval (${role}, ${sector}): “${shorten(quote, 41)}”`,
        how: `Have its speaker approve it, or replace it with words that the speaker approved, then set approved beside it in ${file}.`,
      }));
    }
    if (section.kind !== 'case-studies') return [];
    const open = section.stories.filter(({ approved }) => !approved);
    return open.map(({ title }) => ({
      what: `A case study has no approval: “${title}”`,
      how: `Have its customer approve it, then set approved beside it in ${file}.`,
    }));
  });

/** Figures without a source. */
const findFiguresWithoutSource = (): OpenTask[] =>
  (Object.keys(claims) as ClaimId[])
    .filter((id) => !measures[id].source)
    .map((id) => ({
      what: `The figure ${claimOf(id).figure} (${claimOf(id).label}) has no source`,
      how: `Name the document in src/content/claim-measures.ts, record ${id}.`,
    }));

/** Questions to the site's owner. */
const findUnanswered = (questions: readonly OwnerQuestion[]): OpenTask[] =>
  questions.map(({ id, page, question }) => ({
    what: `${page} waits for an answer: ${question}`,
    how: `Move ${id} from src/content/open-questions.ts to owner-answers.ts with its answer; the page then prints it.`,
  }));

/** All open tasks in the site's text. */
export const findOpenTasks = (): OpenTask[] => [
  ...Object.entries(consentTasks).flatMap(([name, task]) =>
    consents[name as keyof typeof consents] ? [] : [task],
  ),
  ...findUnapproved('src/content/pages/roles/index.ts', roles),
  ...findUnapproved('src/content/pages/roles/ai-data-teams.ts', aiDataTeams),
  ...findUnapproved('src/content/pages/resources/case-studies.ts', caseStudies),
  ...findFiguresWithoutSource(),
  ...findUnanswered(ownerQuestions),
];

/** Last day of the quarter that a text names, as an ISO date; `null` if it names none. */
export function endOfOffer(line: string): string | null {
  const [, quarter, year] = line.match(/\bQ([1-4])\s+(\d{4})\b/) ?? [];
  if (!quarter || !year) return null;
  // Day 0 of a month is the last day of the month before.
  return new Date(Date.UTC(Number(year), Number(quarter) * 3, 0)).toISOString().slice(0, 10);
}

/** Number of the first line that contains a text, counted from 1; 0 if no line does. */
const findLine = (source: string, text: string) =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1;

/**
 * Checks the seasonal offer: a line such as 'Limited spots for Q1 2026' is wrong once its quarter
 * is over.
 *
 * @param line   the text that the site shows; empty when it was removed
 * @param source text of `src/content/site.ts`, to find the line to renew
 * @param today  ISO date
 */
export function endedOffer(line: string, source: string, today: string): OpenTask | null {
  const end = endOfOffer(line);
  if (!end || today <= end) return null;
  return {
    what: `The offer “${line}” ended on ${end}`,
    how: `src/content/site.ts:${findLine(source, line)} renews it with another quarter, or removes it: set limitedSpots to ''.`,
  };
}

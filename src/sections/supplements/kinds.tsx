/**
 * Supplements stand before a page's closing call: questions and answers, definitions, tables and
 * sources.
 * Their data is in a separate file for each page, `content/supplements/<path>.ts`, because the
 * first screen does not need it: data and components are loaded when the supplements are near the
 * screen, and before a route change to their page.
 */
import { type ComponentType, lazy } from 'react';
import { contactHref } from '../../content/routes.ts';
import type { Rich } from '../../content/types.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { SupplementSection, Table } from './frame.tsx';

interface SupplementBase {
  /** Anchor, unique on the page. */
  id: string;
  title: string;
  lede?: Rich;
}

/** A phase of a pilot. */
interface Phase {
  when: string;
  title: string;
  text: string;
  owner: string;
}

interface Term {
  /** Anchor of the term. */
  id: string;
  term: string;
  text: string;
  href: string;
  /** Label of the link to `href`. */
  page: string;
}

type Content =
  /** Questions and answers, in one accordion. */
  | { kind: 'questions'; items: readonly { question: string; answer: Rich }[] }
  /** Subjects, each with a text and a question that a visitor can send with the contact form. */
  | { kind: 'facts'; rows: readonly { term: string; text: Rich; ask?: string }[] }
  /** A pilot in weeks. */
  | { kind: 'weeks'; phases: readonly Phase[] }
  /**
   * A table that compares alternatives, with a conclusion below it. The first cell of each row is
   * its header.
   */
  | {
      kind: 'comparison';
      head: readonly string[];
      rows: readonly (readonly string[])[];
      verdict: string;
    }
  /** A table of all claims: the figures that the site states, from `content/claims.ts`. */
  | { kind: 'claims' }
  | { kind: 'glossary'; terms: readonly Term[] }
  /** Links to other pages, each with one sentence. */
  | { kind: 'ways'; links: readonly { title: string; text: string; href: string }[] };

export type Supplement = SupplementBase & Content;

export type SupplementOf<K extends Supplement['kind']> = Extract<Supplement, { kind: K }>;

/** A list of links to pages. */
function Ways({ supplement }: { supplement: SupplementOf<'ways'> }) {
  return (
    <SupplementSection supplement={supplement}>
      <ul>
        {supplement.links.map(({ title, text, href }) => (
          <li
            key={href}
            className="group relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-5 first:pt-0 last:border-b-0 last:pb-0"
          >
            <div>
              <h3 className="type-title">
                <SmartLink
                  href={href}
                  className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </SmartLink>
              </h3>
              <p className="type-small mt-1 text-muted">{text}</p>
            </div>
            <Arrow className="w-7 self-center transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
          </li>
        ))}
      </ul>
    </SupplementSection>
  );
}

/** A table that compares alternatives, with a conclusion below it. */
function Comparison({ supplement }: { supplement: SupplementOf<'comparison'> }) {
  return (
    <SupplementSection supplement={supplement} isWide>
      <Table
        caption={supplement.title}
        head={supplement.head}
        rows={supplement.rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
      />
      <p className="type-lede mt-8 max-w-[38em] text-balance">{supplement.verdict}</p>
    </SupplementSection>
  );
}

/** Questions and answers in an accordion. */
function Questions({ supplement }: { supplement: SupplementOf<'questions'> }) {
  return (
    <SupplementSection supplement={supplement}>
      <Accordion
        items={supplement.items.map(({ question, answer }) => ({
          title: question,
          content: <RichText text={answer} />,
        }))}
      />
    </SupplementSection>
  );
}

/**
 * A list of subjects, each with a text and, below it, a question. The question links to the contact
 * form, in whose challenge field it then stands.
 */
function Facts({ supplement }: { supplement: SupplementOf<'facts'> }) {
  return (
    <SupplementSection supplement={supplement}>
      <dl>
        {supplement.rows.map(({ term, text, ask }) => (
          <div
            key={term}
            className="grid gap-x-8 gap-y-3 border-b border-line py-6 first:pt-0 last:border-b-0 last:pb-0 md:grid-cols-[minmax(9rem,1fr)_3fr] lg:py-8"
          >
            <dt className="type-title">{term}</dt>
            <dd className="type-body measure">
              <RichText text={text} />
            </dd>
            {ask && (
              <dd className="md:col-start-2">
                <SmartLink
                  href={contactHref('expert', ask)}
                  className="group measure grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-l-2 border-accent py-1 pl-4"
                >
                  <span className="type-small text-muted">
                    Put this to us: you get a written answer.
                  </span>{' '}
                  <Arrow className="row-span-2 w-7 transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
                  <span className="type-body decoration-1 underline-offset-4 group-hover:underline">
                    {ask}
                  </span>
                </SmartLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </SupplementSection>
  );
}

/** Terms and definitions in two columns, each with a link to a page that uses the term. */
function Glossary({ supplement }: { supplement: SupplementOf<'glossary'> }) {
  return (
    <SupplementSection supplement={supplement}>
      <dl className="gap-x-10 md:columns-2">
        {supplement.terms.map(({ id, term, text, href, page }) => (
          <div
            key={id}
            id={id}
            className="break-inside-avoid scroll-mt-[calc(var(--spacing-header)+1rem)] border-t border-line py-5 target:border-t-2 target:border-accent"
          >
            <dt className="type-title">{term}</dt>
            <dd className="type-small mt-2 text-muted">
              <span>{text}</span>{' '}
              <SmartLink href={href} className="text-link inline-block py-1">
                {page}
              </SmartLink>
            </dd>
          </div>
        ))}
      </dl>
    </SupplementSection>
  );
}

/** Phases of a pilot along a line: columns on wide screens, rows on narrow ones. */
function Weeks({ supplement }: { supplement: SupplementOf<'weeks'> }) {
  return (
    <SupplementSection supplement={supplement} isWide>
      <ol className="grid max-lg:border-l max-lg:border-text lg:auto-cols-fr lg:grid-flow-col lg:border-t lg:border-text">
        {supplement.phases.map(({ when, title, text, owner }) => (
          <li
            key={when}
            className="relative grid content-start gap-y-3 pb-10 pl-7 last:pb-0 lg:grid-rows-subgrid lg:row-span-4 lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.3125rem] size-2.5 rounded-full bg-text lg:-top-[0.3125rem] lg:left-0"
            />
            <p className="type-label text-accent">{when}</p>
            <h3 className="type-title">{title}</h3>
            <p className="type-small measure text-muted">{text}</p>
            <p className="type-small">
              <span className="sr-only">In the lead: </span>
              <span>{owner}</span>
            </p>
          </li>
        ))}
      </ol>
    </SupplementSection>
  );
}

/** Lazy, because only one page has it. */
const ClaimList = lazy(() => import('./claim-list.tsx'));

type SupplementComponent<K extends Supplement['kind']> = ComponentType<{
  supplement: SupplementOf<K>;
}>;

/** The component of each kind of supplement. */
export const supplementComponents: { [K in Supplement['kind']]: SupplementComponent<K> } = {
  claims: ClaimList,
  comparison: Comparison,
  facts: Facts,
  glossary: Glossary,
  questions: Questions,
  ways: Ways,
  weeks: Weeks,
};

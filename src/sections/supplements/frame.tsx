import type { ReactNode } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import type { Supplement } from './kinds.tsx';

/**
 * The supplements of a page (questions, tables and sources before its closing call), with a table
 * of contents above them.
 */
export function SupplementsFrame({
  supplements,
  children,
}: {
  supplements: readonly Supplement[];
  children: ReactNode;
}) {
  return (
    <Section theme="light" label="Notes" className="pb-stack">
      <header className="col-span-full grid grid-cols-subgrid gap-y-6 border-t-4 border-double border-text pt-5 pb-8 has-[nav]:pb-stack">
        <p className="type-label col-span-full lg:col-span-4">More on this page</p>
        {supplements.length > 1 && (
          <nav aria-label="Notes" data-print="hide" className="col-span-full lg:col-span-8">
            <ul className="flex flex-wrap gap-x-8">
              {supplements.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="text-link type-small inline-flex min-h-11 items-center"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {children}
    </Section>
  );
}

/**
 * One supplement: its heading is sticky on the left while its content scrolls on the right.
 *
 * @param isWide whether the content takes the whole width below the heading, as tables do
 */
export function SupplementSection({
  supplement,
  isWide = false,
  children,
}: {
  supplement: Pick<Supplement, 'id' | 'title' | 'lede'>;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={supplement.id}
      aria-labelledby={`${supplement.id}-title`}
      className="col-span-full grid scroll-mt-header grid-cols-subgrid gap-y-8 border-t border-text pt-6 pb-section lg:gap-y-12"
    >
      <header
        className={
          isWide
            ? 'col-span-full grid grid-cols-subgrid gap-y-4 lg:items-end'
            : 'col-span-full self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:col-span-4 lg:pr-6'
        }
      >
        <h2
          id={`${supplement.id}-title`}
          className={isWide ? 'type-head col-span-full lg:col-span-6' : 'type-head text-balance'}
        >
          {supplement.title}
        </h2>
        {supplement.lede && (
          <p
            className={
              isWide
                ? 'type-body col-span-full text-muted lg:col-span-6'
                : 'type-body measure mt-4 text-muted'
            }
          >
            <RichText text={supplement.lede} />
          </p>
        )}
      </header>
      <div className={isWide ? 'col-span-full' : 'col-span-full lg:col-span-8'}>{children}</div>
    </section>
  );
}

/** A table row; its first cell is the row header. */
interface TableRow {
  key: string;
  /** Anchor of the row. */
  id?: string;
  cells: readonly ReactNode[];
}

/**
 * A table. On narrow screens each row becomes a list whose cells are labelled with their column
 * header.
 */
export function Table({
  caption,
  head,
  rows,
  unlabelledCellCount = 0,
}: {
  caption: string;
  head: readonly string[];
  /** Number of cells after the row header that have no label on narrow screens. */
  unlabelledCellCount?: number;
  rows: readonly TableRow[];
}) {
  return (
    <table className="w-full border-collapse text-left max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-text">
          {head.map((cell) => (
            <th key={cell} scope="col" className="type-label py-3 pr-8 align-bottom text-muted">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map(({ key, id, cells: [name, ...cells] }) => (
          <tr
            key={key}
            id={id}
            className="scroll-mt-header border-b border-line max-lg:block max-lg:py-5"
          >
            <th
              scope="row"
              className="type-title py-5 pr-8 align-top font-semibold max-lg:block max-lg:p-0"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={head[index + 1]}
                className="type-small py-5 pr-8 align-top max-lg:block max-lg:pt-2 max-lg:pr-0 max-lg:pb-0"
              >
                {index >= unlabelledCellCount && (
                  <span aria-hidden="true" className="type-label mr-3 text-muted lg:hidden">
                    {head[index + 1]}
                  </span>
                )}
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

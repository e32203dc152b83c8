import type { ReactNode } from 'react';

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
export default function Table({
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
                className="type-body py-5 pr-8 align-top max-lg:block max-lg:pt-2 max-lg:pr-0 max-lg:pb-0"
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

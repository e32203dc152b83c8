import { Fragment, type ReactNode } from 'react';

/** A term of three or more words joined by hyphens, such as Go-to-Market, must not fall apart at a line's end. */
const term = /(\S+-\S+-\S+)/;

/** A heading's text with its joined terms kept whole. */
export function noBreakHyphens(text: string): ReactNode {
  return text.split(term).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap max-[20rem]:whitespace-normal">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

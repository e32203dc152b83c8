import { Fragment, type ReactNode } from 'react';

/**
 * Matches three or more words joined by hyphens, such as Go-to-Market, which must stay on one line.
 */
const hyphenatedTerm = /(\S+-\S+-\S+)/;

/** Wraps each hyphenated term of a heading's text, so that no line breaks inside it. */
export function noBreakHyphens(text: string): ReactNode {
  return text.split(hyphenatedTerm).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap max-[20rem]:whitespace-normal">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

import { Fragment, type ReactNode } from 'react';
import { SmartLink } from './smart-link.tsx';

export type Span =
  | string
  | {
      text: string;
      href?: string;
      strong?: true;
      lang?: string;
      /** Language of the page behind the link, where it isn't this page's. */
      hrefLang?: string;
    };

/** Prints text with emphasis and links; never as HTML. */
export function RichText({ text }: { text: string | readonly Span[] }) {
  if (typeof text === 'string') return text;
  return text.map((span, index) => {
    if (typeof span === 'string') return span;
    if (span.href) {
      return (
        <SmartLink key={index} href={span.href} hrefLang={span.hrefLang} className="text-link">
          {span.text}
        </SmartLink>
      );
    }
    const Tag = span.strong ? 'strong' : 'span';
    return (
      <Tag key={index} lang={span.lang} className={span.strong && 'font-semibold'}>
        {span.text}
      </Tag>
    );
  });
}

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

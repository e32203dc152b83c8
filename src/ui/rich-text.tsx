import { SmartLink } from './smart-link.tsx';

/** A part of a rich text: plain text, or a text with a link, emphasis or another language. */
export type Span =
  | string
  | {
      text: string;
      href?: string;
      strong?: true;
      lang?: string;
      /** Language of the linked page, if it differs from this page's. */
      hrefLang?: string;
    };

/** Renders text with emphasis and links. Text is never parsed as HTML. */
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

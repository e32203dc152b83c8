import type { Rich } from '../content/basic-types.ts';
import { SmartLink } from './smart-link.tsx';

/** Renders text with emphasis and links. Text is never parsed as HTML. */
export function RichText({ text }: { text: Rich }) {
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

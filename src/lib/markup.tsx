import { createElement, type HTMLAttributes, type Ref } from 'react';

interface MarkupProps extends HTMLAttributes<HTMLElement> {
  tag: 'div' | 'span';
  /** Must come from the site's own code, because it is not escaped. */
  html: string;
  ref?: Ref<HTMLElement>;
}

/**
 * The only element whose content is set as an HTML string: for line art, for illustrations, and for
 * the rendered app in its document.
 */
export const Markup = ({ tag, html, ...props }: MarkupProps) =>
  createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: html } });

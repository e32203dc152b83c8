import { createElement, type HTMLAttributes, type Ref } from 'react';

interface MarkupProps extends HTMLAttributes<HTMLElement> {
  tag: 'div' | 'span';
  /** Made by the site's own code: nothing in it is escaped. */
  html: string;
  ref?: Ref<HTMLElement>;
}

/** The only element whose content is given as HTML: line art, and the rendered app in its document. */
export const Markup = ({ tag, html, ...props }: MarkupProps) =>
  createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: html } });

import { site } from '../content/site.ts';
import type { Rich } from '../content/types.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { ArticleBlock, ArticleBodySection } from '../sections/article-body/index.tsx';

/** Readers show the article far from here: every address is a whole one. */
const absolute = (href: string) => (href.startsWith('/') ? site.url + href : href);

const spans = (text: Rich): string =>
  (typeof text === 'string' ? [text] : text)
    .map((span) => {
      if (typeof span === 'string') return escapeHtml(span);
      const words = escapeHtml(span.text);
      if (span.href) return `<a href="${escapeHtml(absolute(span.href))}">${words}</a>`;
      if (span.strong) return `<strong>${words}</strong>`;
      return span.lang ? `<span lang="${span.lang}">${words}</span>` : words;
    })
    .join('');

const cells = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

function blockHtml(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${spans(block.text)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${spans(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return (
        `<table><caption>${escapeHtml(block.caption)}</caption>` +
        `<thead>${cells('th', block.head)}</thead>` +
        `<tbody>${block.rows.map((row) => cells('td', row)).join('')}</tbody></table>`
      );
  }
}

/** An article as plain HTML, for feed readers: its words and structure, none of the site's styles. */
export function articleHtml(
  { standfirst, blocks }: Pick<ArticleBodySection, 'standfirst' | 'blocks'>,
  lang: string,
): string {
  const summary = standfirst.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const body = [`<ul>${summary}</ul>`, ...blocks.map(blockHtml)];
  return `<div lang="${lang}">${body.join('\n')}</div>`;
}

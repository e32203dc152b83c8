/** What the server's redirect shows to a browser without script. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Results } from '../../src/features/contact/result.tsx';
import { english } from '../../src/features/contact/texts.ts';

it('has a message for each anchor of the redirect; when too many come, it names another way', () => {
  const html = renderToStaticMarkup(
    createElement(Results, { texts: english, outcome: null, email: 'hello@example.com' }),
  );
  const sections = [...html.matchAll(/<section id="([a-z]+)".*?<\/section>/g)];
  const words = Object.fromEntries(sections.map(([text, id]) => [id, text]));
  for (const anchor of ['sent', 'failed', 'busy']) {
    expect(words[anchor], anchor).toContain('hidden target:grid');
  }
  expect(words.busy).toContain('href="mailto:');
});

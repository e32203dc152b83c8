/** Constants of the specification in the HTML. */
import { expect, it } from 'vitest';
import { elementsOf, pageOf, textsOf } from './site.ts';

it('the counter is one still sentence to assistive technology', () => {
  const told = textsOf(pageOf('/'), 'p').filter((text) => text.includes('14,376'));
  expect(told).toEqual(['14,376 projects and counting.']);
  const number = elementsOf(pageOf('/')).filter(({ attributes }) => 'data-count' in attributes);
  expect(number.map(({ attributes }) => attributes)).toEqual([
    expect.objectContaining({ 'data-count': '14376', 'aria-hidden': 'true' }),
  ]);
});

it('the challenge has four rows', () => {
  const fields = elementsOf(pageOf('/contact')).filter(({ tag }) => tag === 'textarea');
  expect(fields.map(({ attributes }) => attributes.rows)).toEqual(['4']);
});

/**
 * Functions of the desk's page: the reply by mail, the address of a view, and the order of rows.
 */
import { describe, expect, it } from 'vitest';
import { merged, type Pages, viewOf, without } from '../../src/desk/cache.ts';
import { hashOf, placeFrom } from '../../src/desk/place.ts';
import { mailto } from '../../src/desk/reply.ts';
import { eventWords, span } from '../../src/desk/words.ts';
import { readContext } from '../../supabase/functions/_shared/context.ts';
import type { Row, WholeRequest } from '../../supabase/functions/_shared/desk.ts';

const me = { email: 'ana@example.com', name: 'Ana', role: 'agent' } as const;
const request = (fields: Partial<WholeRequest>) =>
  ({
    email: 'zoe@example.com',
    firstName: 'Zoë',
    challenge: '',
    interest: 'demo',
    context: null,
    ...fields,
  }) as WholeRequest;

describe('a reply', () => {
  it('has a fitting subject, greets in the visitor’s language, and quotes', () => {
    const url = new URL(mailto(request({ challenge: 'One\nTwo' }), me));
    expect(url.pathname).toBe('zoe@example.com');
    expect(url.searchParams.get('subject')).toBe('Your demo of Neural Suite');
    expect(url.searchParams.get('body')).toBe(
      'Hello Zoë,\r\n\r\n\r\n\r\nAna\r\n\r\n\r\n> One\r\n> Two',
    );
    const context = { page: '', campaign: {}, language: 'es-MX', view: '', device: '' };
    expect(mailto(request({ context }), me)).toContain('Hola');
  });

  it('adds no header and no receiver, whatever was typed', () => {
    const hostile = request({
      email: 'a?bcc=eve@example.com&cc=eve@example.com',
      firstName: 'x&bcc=eve@example.com\r\nBcc: eve',
      challenge: '&to=eve@example.com#'.repeat(200),
    });
    const link = mailto(hostile, me);
    expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link).not.toMatch(/[\r\n]/);
    // The sign is percent-encoded twice, so these 700 characters become three times as long.
    expect(link.length).toBeLessThan(3000);
  });
});

it('an address gives what is shown; an invalid one gives the new requests', () => {
  const id = '0e24dc5d-b2af-4d78-a325-26840e4c3d2b';
  for (const hash of ['#new', `#spam/${id}`, '#glance', '#people']) {
    expect(hashOf(placeFrom(hash))).toBe(hash);
  }
  for (const hash of ['', '#', '#constructor', '#new/<script>', '#sign-in=x']) {
    expect(placeFrom(hash)).toEqual({ page: 'requests', view: 'new', id: null });
  }
});

describe('a list', () => {
  const row = (id: string, createdAt: string, version = 1) =>
    ({ id, createdAt, version }) as unknown as Row;
  const pages: Pages = {
    pages: [
      { rows: [row('c', '3'), row('b', '2')], now: '' },
      { rows: [row('a', '1')], now: '' },
    ],
    pageParams: [null, null],
  };
  const ids = ({ pages: all }: Pages) => all.map(({ rows }) => rows.map(({ id }) => id).join(''));

  it('inserts new rows by time, and leaves out those after its end', () => {
    expect(ids(merged(pages, [row('d', '4')], false))).toEqual(['dcb', 'a']);
    expect(ids(merged(pages, [row('x', '1.5')], false))).toEqual(['cb', 'xa']);
    // This row is older than those that were read, so it belongs to the next page.
    expect(ids(merged(pages, [row('z', '0')], false))).toEqual(['cb', 'a']);
    expect(ids(merged(pages, [row('z', '0')], true))).toEqual(['cb', 'az']);
  });

  it('replaces and removes in place', () => {
    const next = merged(pages, [row('b', '2', 7)], false);
    expect(next.pages[0]?.rows[1]?.version).toBe(7);
    expect(ids(without(next, new Set(['b'])))).toEqual(['c', 'a']);
    expect(without(pages, new Set(['none']))).toBe(pages);
  });
});

it('a request is in the view that the database puts it in', () => {
  expect(viewOf({ status: 'held', work: 'open' })).toBe('unverified');
  expect(viewOf({ status: 'held', work: 'answered' })).toBe('answered');
  expect(viewOf({ status: 'spam', work: 'in-progress' })).toBe('spam');
  expect(viewOf({ status: 'new', work: 'open' })).toBe('new');
});

it('the history speaks in sentences', () => {
  const say = (details: object) => eventWords({ action: 'change', actor: me.email, details }, [me]);
  expect(say({ assignee: [null, me.email], work: ['open', 'in-progress'] })).toBe('took it');
  expect(say({ status: ['held', 'new'] })).toBe('released it');
  expect(say({ work: ['in-progress', 'answered'] })).toBe('answered');
  expect([20, 90, 7200, 200_000].map(span)).toEqual([
    'under a minute',
    '2 minutes',
    '2 hours',
    '2 days',
  ]);
});

it('a device is told by class alone', () => {
  const deviceOf = (agent: string) => readContext(new Headers({ 'user-agent': agent })).device;
  expect(deviceOf('Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile Safari')).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 16; SM-X900) Safari')).toBe('tablet');
  expect(deviceOf('Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)')).toBe('tablet');
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/156')).toBe('computer');
  expect(deviceOf('')).toBe('');
});

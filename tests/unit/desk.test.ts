/**
 * Functions of the desk's page: the reply by mail, the address of a view, and the order of rows.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  mergeRows,
  type Pages,
  queryClient,
  queryKeys,
  removeRows,
  viewOf,
} from '../../src/desk/cache.ts';
import { change, snackbarMessage } from '../../src/desk/changes.ts';
import { DeliveryNotice } from '../../src/desk/notices.tsx';
import { hashOf, parseRoute } from '../../src/desk/route.ts';
import { mailto } from '../../src/desk/use-actions.ts';
import { readContext } from '../../supabase/functions/_shared/context.ts';
import type { Change, RequestDetail, Row } from '../../supabase/functions/_shared/desk.ts';
import type { Health } from '../../supabase/functions/_shared/health.ts';

const me = { email: 'ana@example.com', name: 'Ana', role: 'agent' } as const;
const request = (fields: Partial<RequestDetail>) =>
  ({
    email: 'zoe@example.com',
    firstName: 'Zoë',
    challenge: '',
    interest: 'demo',
    context: null,
    ...fields,
  }) as RequestDetail;

describe('a reply', () => {
  it('has a fitting subject, greets in the visitor’s language, and quotes', () => {
    const url = new URL(mailto(request({ challenge: 'One\nTwo' }), me));
    expect(url.pathname).toBe('zoe@example.com');
    expect(url.searchParams.get('subject')).toBe('Your demo of Neural Suite');
    expect(url.searchParams.get('body')).toBe(
      'Hello Zoë,\r\n\r\n\r\n\r\nAna\r\n\r\n\r\n> One\r\n> Two',
    );
    const context = {
      page: '',
      campaign: {},
      language: 'es-MX',
      referrer: '',
      view: '',
      device: '',
    };
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
    expect(hashOf(parseRoute(hash))).toBe(hash);
  }
  for (const hash of ['', '#', '#constructor', '#new/<script>', '#sign-in=x']) {
    expect(parseRoute(hash)).toEqual({ page: 'requests', view: 'new', id: null });
  }
});

describe('a list', () => {
  const row = (id: string, createdAt: string, version = 1) =>
    ({ id, createdAt, version }) as unknown as Row;
  /** Two pages that were read, and more on the server after row `a` of time 1. */
  const pages: Pages = {
    pages: [
      { rows: [row('c', '3'), row('b', '2')], next: { at: '2', id: 'b' }, now: '' },
      { rows: [row('a', '1')], next: { at: '1', id: 'a' }, now: '' },
    ],
    pageParams: [null, { at: '2', id: 'b' }],
  };
  const whole: Pages = {
    ...pages,
    pages: pages.pages.map((page, index) => (index === 1 ? { ...page, next: null } : page)),
  };
  const ids = ({ pages: all }: Pages) => all.map(({ rows }) => rows.map(({ id }) => id).join(''));

  it('inserts new rows by time, and leaves out those after its end', () => {
    expect(ids(mergeRows(pages, [row('d', '4')]))).toEqual(['dcb', 'a']);
    expect(ids(mergeRows(pages, [row('x', '1.5')]))).toEqual(['cb', 'xa']);
    // This row is older than those that were read, so it belongs to the next page.
    expect(ids(mergeRows(pages, [row('z', '0')]))).toEqual(['cb', 'a']);
    expect(ids(mergeRows(whole, [row('z', '0')]))).toEqual(['cb', 'az']);
  });

  it('keeps the server’s cursors when its rows have left, and inserts by them', () => {
    const emptied = removeRows(pages, () => true);
    expect(emptied.pages.map(({ next }) => next?.id)).toEqual(['b', 'a']);
    // An undone change brings the row back to its page, and not behind rows that were not read.
    expect(ids(mergeRows(emptied, [row('b', '2')]))).toEqual(['b', '']);
    expect(ids(mergeRows(emptied, [row('a', '1')]))).toEqual(['', 'a']);
    expect(ids(mergeRows(emptied, [row('A', '1')]))).toEqual(['', '']);
  });

  it('replaces and removes in place', () => {
    const next = mergeRows(pages, [row('b', '2', 7)]);
    expect(next.pages[0]?.rows[1]?.version).toBe(7);
    expect(ids(removeRows(next, ({ id }) => id === 'b'))).toEqual(['c', 'a']);
    expect(removeRows(pages, () => false)).toBe(pages);
  });
});

it.each(['after', 'before'])(
  'undo %s the answer brings back requests that were not opened',
  async (when) => {
    const unchanged = (id: string) =>
      ({ id, version: 1, view: 'new', moderationStatus: 'new', progress: 'open' }) as Row;
    const sentVersions: number[][] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      const { changes }: { changes: Change[] } = JSON.parse(body);
      sentVersions.push(changes.map(({ version }) => version));
      const rows = changes.map(({ id, version, set }) => {
        const row = { ...unchanged(id), ...set, version: version + 1 };
        return { ...row, view: viewOf(row) };
      });
      return Response.json({ rows });
    });
    const key = queryKeys.list({ view: 'new' });
    const ids = [`${when}-1`, `${when}-2`];
    queryClient.setQueryData<Pages>(key, {
      pages: [{ rows: ids.map(unchanged), next: null, now: '' }],
      pageParams: [null],
    });
    const valuesOf = (name: 'view' | 'version') =>
      queryClient.getQueryData<Pages>(key)?.pages[0]?.rows.map((row) => row[name]);

    change(
      ids.map((id) => ({ id, set: { progress: 'answered' } })),
      'Answered.',
    );
    expect(valuesOf('view')).toEqual(['answered', 'answered']);
    if (when === 'after') await vi.waitFor(() => expect(valuesOf('version')).toEqual([2, 2]));
    snackbarMessage.get()?.undo?.();
    expect(valuesOf('view')).toEqual(['new', 'new']);
    await vi.waitFor(() => expect(valuesOf('version')).toEqual([3, 3]));
    expect(valuesOf('view')).toEqual(['new', 'new']);
    expect(sentVersions).toEqual([
      [1, 1],
      [2, 2],
    ]);
    vi.unstubAllGlobals();
  },
);

it('a request is in the view that the database puts it in', () => {
  expect(viewOf({ moderationStatus: 'unverified', progress: 'open' })).toBe('unverified');
  expect(viewOf({ moderationStatus: 'unverified', progress: 'answered' })).toBe('answered');
  expect(viewOf({ moderationStatus: 'spam', progress: 'in-progress' })).toBe('spam');
  expect(viewOf({ moderationStatus: 'new', progress: 'open' })).toBe('new');
});

describe.each(['America/Chicago', 'Asia/Tokyo', 'UTC'])('in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    // The formats of `labels.ts` take the time zone when they are made.
    vi.resetModules();
  });
  afterEach(() => vi.unstubAllEnvs());

  it('the chart names the days that the database counted', async () => {
    const { DayChart } = await import('../../src/desk/dashboard.tsx');
    // On 1 November 2026 clocks change in Chicago.
    const days = [
      { day: '2026-10-31', count: 7 },
      { day: '2026-11-01', count: 1 },
      { day: '2026-11-02', count: 0 },
    ];
    const html = renderToStaticMarkup(createElement(DayChart, { days }));
    expect(html).toContain('8 requests in 3 days; the most on 31 Oct 2026: 7.');
    const rows = [...html.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th>/g)].map(([, day]) => day);
    expect(rows).toEqual(['2 Nov 2026', '1 Nov 2026', '31 Oct 2026']);
    expect(html).toMatch(/left:33\.3+%">1 Nov<\/span>/);
  });
});

describe('the line about delivery', () => {
  const well: Health = {
    ...{ lastRun: '2026-11-27T09:00:00Z', oldestPendingSeconds: null, isOverdue: false },
    ...{ failed: 0, channelsOut: [], channelsOff: {}, alarms: [] },
  };
  const shown = (health: Partial<Health>) =>
    renderToStaticMarkup(createElement(DeliveryNotice, { health: { ...well, ...health } }));

  it('names the alarms that are on', () => {
    const html = shown({ isOverdue: true, alarms: ['spam-wave', 'mail-bounced'] });
    expect(html).toContain(
      'Many requests arrive that are not verified. Mail about requests came back.',
    );
  });

  it('says what was given up, and which channel is off, until health is well', () => {
    const html = shown({ isOverdue: true, failed: 1, channelsOff: { email: 2 } });
    expect(html).toContain('1 message could not be sent and will not be tried again.');
    expect(html).toContain('2 messages wait for email, which is switched off.');
    expect(html).not.toContain('Delivery has stopped');
    expect(shown({})).not.toContain('Nothing is lost');
  });
});

it('a device is told by class alone', () => {
  const deviceOf = (agent: string) => readContext(new Headers({ 'user-agent': agent })).device;
  expect(deviceOf('Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile Safari')).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 16; SM-X900) Safari')).toBe('tablet');
  expect(deviceOf('Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)')).toBe('tablet');
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/156')).toBe('computer');
  expect(deviceOf('')).toBe('');
});

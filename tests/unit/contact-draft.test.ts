/** The draft of the contact form, as the tab's storage keeps it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDraft } from '../../src/features/contact/form-request.ts';
import { readPayload } from '../../supabase/functions/_shared/contact-schema.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const key = '00000000-0000-4000-8000-000000000001';

it('of a version without one of the fields is the same draft, with its key', () => {
  const payload = readPayload({ firstName: 'Ada', challenge: 'Words' });
  const { role: _, ...older } = payload;
  stored.set('contact-draft', JSON.stringify({ payload: older, key }));
  expect(saveDraft(payload)).toBe(key);
});

it.each(['null', '{', '{"payload":null}', '{"payload":[]}', '{"payload":{"firstName":1}}'])(
  'is no draft if it is %s',
  (text) => {
    stored.set('contact-draft', text);
    const draft = readPayload({ firstName: 'Ada' });
    expect(saveDraft(draft)).not.toBe(key);
    expect(JSON.parse(stored.get('contact-draft') ?? '{}').payload).toEqual(draft);
  },
);

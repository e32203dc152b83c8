/** Texts that are cut: never within a character that a reader sees. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { table } from '../../scripts/contacts/table.ts';
import { editField, untouched } from '../../src/features/demos/shield/history.ts';
import { excerpt } from '../../src/lib/search/engine.ts';
import { readContext } from '../../supabase/functions/_shared/context.ts';
import { cutText, shorten, splitText } from '../../supabase/functions/_shared/text.ts';
import { oneLine } from '../../supabase/functions/contact-delivery/message.ts';

/** Characters that a reader sees as one: of two UTF-16 units, of several code points, with marks. */
const characters = [
  '😀',
  '👩🏽‍🚀',
  '🇪🇸',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  'e\u0301\u0323',
  '한'.normalize('NFD'),
];
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemes = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

describe.each(characters)('a cut beside or within %s', (sign) => {
  it('leaves whole characters, at every length', () => {
    const text = `ab${sign.repeat(4)}cd`;
    for (let max = 0; max < 50; max += 1) {
      const cut = cutText(text, max);
      expect([...cut].length).toBeLessThanOrEqual(max);
      expect(text.startsWith(cut)).toBe(true);
      expect(graphemes(text).slice(0, graphemes(cut).length)).toEqual(graphemes(cut));
      expect(shorten(text, max + 20).replace(/…$/, '')).toSatisfy((kept: string) =>
        graphemes(text).join('\n').startsWith(graphemes(kept).join('\n')),
      );
    }
    expect(splitText(text, 20).join('')).toBe(text);
  });

  it('never leaves half a character in a subject, a context, a cell, an excerpt or a record', () => {
    for (let before = 196; before < 201; before += 1) {
      const text = 'x'.repeat(before) + sign.repeat(20);
      const campaign = new URLSearchParams({ utm_source: text.normalize('NFC') });
      const context = readContext(new Headers({ 'x-contact-campaign': String(campaign) }));
      const record = editField(untouched, 1, 0, text.slice(before - 38));
      const cell = table(['ID', 'Name'], [['1', text]], before).split('\n')[1] ?? '';
      const found = excerpt(`x ${text} ${sign}`, ['x'], before);
      for (const cut of [
        oneLine(text),
        context.campaign.utm_source ?? '',
        record[0]?.fields[0] ?? '',
        cell,
        found,
      ]) {
        const kept = new Set(graphemes(cut.normalize('NFC')));
        expect([sign.normalize('NFC'), ...graphemes('1 x…')]).toEqual(
          expect.arrayContaining([...kept]),
        );
      }
    }
  });
});

it('a subject is one line, in one direction', () => {
  expect(oneLine('a\r\nBcc: eve@example.com\u2028b\u202ec ')).toBe('a Bcc: eve@example.com bc');
});

describe('in a browser without Intl.Segmenter', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('cuts between code points', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(cutText('a😀😀', 2)).toBe('a😀');
    expect(splitText('a😀😀', 3)).toEqual(['a😀', '😀']);
  });
});

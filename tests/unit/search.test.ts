import { describe, expect, it } from 'vitest';
import { anchorOf, fold } from '../../src/lib/anchor.ts';
import { excerpt, markedPieces } from '../../src/lib/search/marks.ts';
import { pages } from './pages.ts';

describe('marks', () => {
  const marked = (text: string, found: string[], queryTerms: string[]) =>
    markedPieces(text, { found, queryTerms })
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('');

  it('mark what was typed of a word, and all of it where a slip was forgiven', () => {
    expect(marked('New sensors here', ['sensors'], ['sensor'])).toBe('New [sensor]s here');
    expect(marked('Compliance first', ['compliance'], ['complience'])).toBe('[Compliance] first');
    expect(marked('El pronóstico', ['pronostico'], ['pronos'])).toBe('El [pronós]tico');
    expect(marked('<b>audit</b>', ['audit'], ['audit'])).toBe('<b>[audit]</b>');
    expect(marked('nothing', [], [])).toBe('nothing');
  });

  it('lose no letter', () => {
    const text = '¿Qué pasó? “Audit”, audits; AUDIT.';
    const pieces = markedPieces(text, { found: ['audit', 'audits'], queryTerms: ['audit'] });
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.marked)).toHaveLength(3);
  });

  it('an excerpt stands around the find and is cut between words', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`.trim();
    const cut = excerpt(text, { found: ['needle'], queryTerms: ['needle'] }, 90);
    expect(cut).toMatch(/^… (before )+needle( after)+ …$/);
    expect(cut.length).toBeLessThan(100);
    expect(excerpt('short', { found: [], queryTerms: [] })).toBe('short');
  });
});

describe('letters', () => {
  it('fold', () => {
    expect(fold('Información ÑANDÚ')).toBe('informacion nandu');
  });

  it('become anchors', () => {
    expect(anchorOf({ title: 'Why it’s “hard”: ¿por qué?' })).toBe('why-its-hard-por-que');
    expect(anchorOf({ id: 'own', title: 'Other' })).toBe('own');
    expect(anchorOf({})).toBeUndefined();
  });

  it('make anchors that are unique on their page', () => {
    for (const { path, page } of pages) {
      const anchors = page.sections.slice(1).flatMap((section) => anchorOf(section) ?? []);
      expect(new Set(anchors).size, path).toBe(anchors.length);
    }
  });
});

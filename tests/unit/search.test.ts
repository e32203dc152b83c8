import { describe, expect, it } from 'vitest';
import { anchorOf } from '../../src/lib/anchor.ts';
import { excerpt, markedPieces } from '../../src/lib/search/engine.ts';
import { pages } from './pages.ts';

describe('marks', () => {
  const marked = (text: string, ...found: string[]) =>
    markedPieces(text, found)
      .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
      .join('');

  it('are around the words that were found', () => {
    expect(marked('New sensors here', 'sensors')).toBe('New [sensors] here');
    expect(marked('El pronóstico', 'pronostico')).toBe('El [pronóstico]');
    expect(marked('<b>audit</b>', 'audit')).toBe('<b>[audit]</b>');
    expect(marked('nothing')).toBe('nothing');
  });

  it('lose no letter', () => {
    const text = '¿Qué pasó? “Audit”, audits; AUDIT.';
    const pieces = markedPieces(text, ['audit', 'audits']);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.isMarked)).toHaveLength(3);
  });

  it('an excerpt stands around the find and is cut between words', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`.trim();
    const cut = excerpt(text, ['needle'], 90);
    expect(cut).toMatch(/^… (before )+needle( after)+ …$/);
    expect(cut.length).toBeLessThan(100);
    expect(excerpt('a short one', ['short'], 90)).toBe('a short one');
    expect(excerpt(text, ['other'], 90)).toBe('');
  });
});

describe('letters', () => {
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

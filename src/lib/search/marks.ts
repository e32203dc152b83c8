/** Marks the words of a query in the texts of its results. */
import { cutText } from '../../../supabase/functions/_shared/text.ts';
import { fold } from '../anchor.ts';
import type { Match } from './engine.ts';

/** A part of a text that is marked or not. */
export interface Piece {
  text: string;
  marked: boolean;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Number of letters to mark: those that were typed, or the whole word if it has a typing error. */
function markedLength(word: string, { found, queryTerms }: Match): number {
  const folded = fold(word);
  if (!found.includes(folded)) return 0;
  const lengths = queryTerms.filter((term) => folded.startsWith(term)).map((term) => term.length);
  // If `fold` changes the length, positions in the two words differ, so the whole word is marked.
  return lengths.length > 0 && folded.length === word.length ? Math.max(...lengths) : word.length;
}

/** Splits a text into the matches of a query and the pieces between them. */
export function markedPieces(text: string, match: Match): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addUntil = (position: number, marked: boolean) => {
    if (position > end) pieces.push({ text: text.slice(end, position), marked });
    end = position;
  };
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const length = markedLength(word, match);
    if (length === 0) continue;
    addUntil(index, false);
    addUntil(index + length, true);
  }
  addUntil(text.length, false);
  return pieces;
}

/**
 * Excerpt of a text around its first match, cut between words. A third of it is before the match.
 *
 * @param maxLength in code points, without the ellipses
 */
export function excerpt(text: string, match: Match, maxLength = 150): string {
  if (text.length <= maxLength) return text;
  const first = [...text.matchAll(wordPattern)].find(({ 0: word }) => markedLength(word, match));
  const earliest = Math.max(0, (first?.index ?? 0) - maxLength / 3);
  const start = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1;
  const rest = text.slice(start);
  const slice = cutText(rest, maxLength);
  const lastSpace = slice.lastIndexOf(' ');
  const wholeWords =
    slice.length < rest.length && lastSpace > 0 ? slice.slice(0, lastSpace) : slice;
  const trimmed = wholeWords.replace(/[\s,;:—–-]+$/, '');
  return `${start > 0 ? '… ' : ''}${trimmed}${start + wholeWords.length < text.length ? ' …' : ''}`;
}

import { fold } from '../anchor.ts';
import type { Match } from './engine.ts';

/** A piece of a text, marked or not. */
export interface Piece {
  text: string;
  marked: boolean;
}

const word = /[\p{L}\p{N}]+/gu;

/** How much of a word is marked: what was typed of it, or all of it where a typing error was forgiven. */
function markedLength(original: string, { found, queryTerms }: Match): number {
  const folded = fold(original);
  if (!found.includes(folded)) return 0;
  const typed = queryTerms.filter((term) => folded.startsWith(term)).map((term) => term.length);
  // A letter that folds to two would shift the mark.
  return typed.length > 0 && folded.length === original.length
    ? Math.max(...typed)
    : original.length;
}

/** Cuts a text into matches of the query and the pieces between them. */
export function markedPieces(text: string, match: Match): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const push = (to: number, marked: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), marked });
    end = to;
  };
  for (const { 0: original, index } of text.matchAll(word)) {
    const length = markedLength(original, match);
    if (length === 0) continue;
    push(index, false);
    push(index + length, true);
  }
  push(text.length, false);
  return pieces;
}

/**
 * A line of a longer text around the first word that was found, cut between words.
 *
 * @param length characters, about
 */
export function excerpt(text: string, match: Match, length = 150): string {
  if (text.length <= length) return text;
  const first = [...text.matchAll(word)].find(({ 0: original }) => markedLength(original, match));
  const wanted = Math.max(0, (first?.index ?? 0) - length / 3);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const whole = text.slice(start, start + length);
  const cut = start + length < text.length ? whole.slice(0, whole.lastIndexOf(' ')) : whole;
  const tail = cut.replace(/[\s,;:—–-]+$/, '');
  return `${start > 0 ? '… ' : ''}${tail}${start + cut.length < text.length ? ' …' : ''}`;
}

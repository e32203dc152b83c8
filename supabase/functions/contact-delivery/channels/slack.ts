/** Slack's incoming webhook. Visitors' words go into plain text blocks, where nothing is markup. */
import { type Call, type Claimed, factsOf, titleOf } from '../message.ts';

/** Slack refuses a text block of more than 3,000 characters. */
const longest = 2900;

/** In the fallback text these three signs start mentions and links. */
const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Pieces of at most `longest` UTF-16 units that never cut a character in two. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let piece = '';
  for (const char of text) {
    if (piece.length + char.length > longest) {
      found.push(piece);
      piece = '';
    }
    piece += char;
  }
  return piece ? [...found, piece] : found;
}

const section = (text: string) => ({
  type: 'section',
  text: { type: 'plain_text', text, emoji: false },
});

export function slackCall({ url }: { url: string }, row: Claimed): Call {
  const facts = factsOf(row).map(([label, value]) => `${label}: ${value}`);
  const body = {
    text: escapeMarkup(titleOf(row)),
    blocks: [titleOf(row), facts.join('\n'), row.challenge].flatMap(pieces).map(section),
  };
  return { url, headers: {}, body: JSON.stringify(body) };
}

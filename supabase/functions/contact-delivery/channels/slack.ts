/** Slack's incoming webhook. Visitors' words go into plain text blocks, where nothing is markup. */
import { pieces } from '../../_shared/text.ts';
import { type Call, type Claimed, messageOf } from '../message.ts';

/** Slack refuses a text block of more than 3,000 characters. */
const longest = 2900;

/** In the fallback text these three signs start mentions and links. */
const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const section = (text: string) => ({
  type: 'section',
  text: { type: 'plain_text', text, emoji: false },
});

export function slackCall({ url }: { url: string }, row: Claimed): Call {
  const { title, facts, text } = messageOf(row);
  const lines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const body = {
    text: escapeMarkup(title),
    blocks: [title, lines, text].flatMap((part) => pieces(part, longest)).map(section),
  };
  return { url, headers: {}, body: JSON.stringify(body) };
}

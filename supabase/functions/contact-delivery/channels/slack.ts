/**
 * Messages to sales through Slack's incoming webhook. Visitors' text is put into plain-text blocks,
 * in which Slack interprets no markup.
 */
import { splitText } from '../../_shared/text.ts';
import { type Call, messageOf, type OutboxMessage } from '../message.ts';

/** Characters of one text block. Slack refuses a block of more than 3,000. */
const maxBlockLength = 2900;

/** Escapes the three characters that start mentions and links in the fallback text. */
const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const toSection = (text: string) => ({
  type: 'section',
  text: { type: 'plain_text', text, emoji: false },
});

export function slackCall({ url }: { url: string }, row: OutboxMessage): Call {
  const { title, facts, text } = messageOf(row);
  const lines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const body = {
    text: escapeMarkup(title),
    blocks: [title, lines, text].flatMap((part) => splitText(part, maxBlockLength)).map(toSection),
  };
  return { url, headers: {}, body: JSON.stringify(body) };
}

/**
 * Emails to sales through Resend's HTTP API. All text is sent as JSON values, and Resend composes
 * the mail headers, so a visitor's text can't add one.
 */
import { html } from 'hono/html';
import { type ReadSetting, requireSetting } from '../../_shared/config.ts';
import { plainHash } from '../../_shared/hash.ts';
import {
  type Call,
  keyOf,
  type Message,
  messageOf,
  type OutboxMessage,
  oneLine,
} from '../message.ts';

/** Name of the tag by which Resend's reports name the mail's row in the outbox. */
export const mailTag = 'outbox';

export interface EmailSettings {
  /** Base address of the API. */
  url: string;
  key: string;
  from: string;
  to: readonly string[];
  /** Mails that may leave in a second. */
  perSecond: number;
}

/** Resend's own limit of calls in a second, if an account has no other. */
const usualRate = 2;

/** @throws {Error} naming the variable that is missing or wrong */
export function readEmail(get: ReadSetting, url: string): EmailSettings {
  const to = requireSetting(get, 'CONTACT_EMAIL_TO')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const from = requireSetting(get, 'CONTACT_EMAIL_FROM');
  if (from !== oneLine(from) || to.some((address) => address !== oneLine(address))) {
    throw new Error('CONTACT_EMAIL_FROM and CONTACT_EMAIL_TO are one line each.');
  }
  const perSecond = Number(get('CONTACT_EMAIL_RATE') || usualRate);
  if (!Number.isInteger(perSecond) || perSecond < 1 || perSecond > 1000) {
    throw new Error('CONTACT_EMAIL_RATE must be a whole number of mails a second, from 1.');
  }
  return { url, key: requireSetting(get, 'RESEND_API_KEY'), from, to, perSecond };
}

/**
 * Email addresses that every mail system accepts. A visitor's address that does not match is
 * not set as `reply_to`, because the API would refuse the whole mail.
 */
const plainAddress = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

function toText({ title, facts, text }: Message): string {
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  return `${title}\n\n${lines.join('\n')}\n\n${text}`.trimEnd();
}

/** The mail as HTML. The template escapes each value. */
function toHtml({ title, facts, text }: Message): string {
  const rows = facts.map(
    ([label, value]) =>
      html`<tr><th align="left" scope="row" style="padding:2px 16px 2px 0;vertical-align:top">${label}</th><td>${value}</td></tr>`,
  );
  return String(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:15px/1.5 sans-serif"><h1 style="font-size:18px">${title}</h1><table>${rows}</table><p style="white-space:pre-wrap">${text}</p></body></html>`,
  );
}

/** Hexadecimal digits of the body's hash in an idempotency key. */
const hashDigits = 16;

/** What a mail needs beside its content. */
interface Envelope {
  to: readonly string[];
  /** For answers; `null`: the sender's. */
  replyTo: string | readonly string[] | null;
  /** The same for each try. */
  key: string;
  /** The message to sales, at which the mail's fate is shown. */
  outboxId?: string;
}

/**
 * The call that sends a mail. The idempotency key has a hash of the body. Resend answers 409 to a
 * key that it has seen within a day with another body, so a mail that has changed since its last try
 * (because of another setting or a new version) needs another key.
 */
export function mailCall(
  { url, key: apiKey, from }: EmailSettings,
  message: Message,
  { to, replyTo, key, outboxId }: Envelope,
): Call {
  const body = JSON.stringify({
    from,
    to,
    subject: message.title,
    text: toText(message),
    html: toHtml(message),
    ...(outboxId && { tags: [{ name: mailTag, value: outboxId }] }),
    ...(replyTo && { reply_to: replyTo }),
  });
  const idempotencyKey = `${key}-${plainHash(body).slice(0, hashDigits)}`;
  return {
    url: `${url.replace(/\/+$/, '')}/emails`,
    headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': idempotencyKey },
    body,
  };
}

/** The call that sends a message to sales. */
export const emailCall = (settings: EmailSettings, row: OutboxMessage): Call => {
  const { email } = row.fields;
  return mailCall(settings, messageOf(row), {
    to: settings.to,
    replyTo: plainAddress.test(email) ? email : null,
    key: keyOf(row),
    outboxId: row.outbox_id,
  });
};

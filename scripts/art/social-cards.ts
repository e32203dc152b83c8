import sharp from 'sharp';
import { cardHeadline } from '../../src/content/page-text.ts';
import { site } from '../../src/content/site.ts';
import type { Page } from '../../src/content/types.ts';
import { type ShotName, shots } from '../../src/scene/shared/shots.ts';
import { isStill, recipes } from './recipes.ts';
import { type Frame, type Studio, studioStyles } from './studio.ts';

const cardSize = { width: 1200, height: 630 };

/** A card's text, and the frame behind it. */
export interface Card extends Frame {
  title: string;
  /** The page's section of the site, in a word. */
  place: string;
}

/**
 * On the site, hub pages share a distant, quiet shot. In a list of links each card must look
 * different, so these pages get a shot of their own.
 */
const ownShots: Record<string, ShotName> = {
  '/': 'suite',
  '/solutions': 'suite',
  '/use-cases': 'gate-learning',
  '/industries': 'gate-edge',
  '/roles': 'gate-agents',
  '/roles/finance-leaders': 'pulse',
  '/resources': 'stream',
  '/resources/case-studies': 'gate-shield',
  '/blog': 'field',
  '/contact': 'suite',
};

/**
 * Seconds of the scene. Pages with the same shot show different moments of it, chosen by the page's
 * address.
 */
const moments = [9, 14, 17, 6] as const;
const momentOf = (path: string) =>
  moments[[...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % moments.length] ?? 9;

function shotOf(path: string, page: Page): ShotName {
  const article = page.sections.find((section) => section.kind === 'article-body');
  if (!article) return ownShots[path] ?? page.shot;
  const recipe = recipes[article.card.image.name];
  return isStill(recipe) ? recipe.shot : recipe.cardShot;
}

/** Everything that a page's card is made from. */
export function cardOf(path: string, page: Page): Card {
  const [folder = ''] = path.slice(1).split('/');
  return {
    title: cardHeadline(page),
    place: folder.replaceAll('-', ' '),
    shot: shotOf(path, page),
    at: momentOf(path),
  };
}

/** Horizontal position of the subject, as a share of the card's width. */
const subject = 0.73;

/**
 * The frame, rendered wider than the card, so that the subject is to the right of the headline
 * after cropping to its left part.
 */
async function backdrop(studio: Studio, { shot, at }: Card): Promise<Buffer> {
  const middle = 0.5 + shots[shot].offset[0];
  const width = Math.max(cardSize.width, Math.round((cardSize.width * subject) / middle));
  const png = await (await studio.scene()).frame({ shot, at }, { ...cardSize, width });
  return sharp(png)
    .removeAlpha()
    .extract({ left: 0, top: 0, ...cardSize })
    .png()
    .toBuffer();
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Keeps a hyphenated word on one line, so that a headline breaks only between words. */
const unbroken = (html: string) =>
  html.replace(/\S+-\S+/g, '<span style="white-space:nowrap">$&</span>');

function markup({ title, place }: Card, ground: Buffer): string {
  const type = title.length > 44 ? 56 : title.length > 26 ? 64 : 92;
  const line = [site.name, place].filter(Boolean).join(' / ');
  return `<style>${studioStyles()}
    body { width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden; position: relative;
      background: var(--color-ink); color: var(--color-text-on-ink) }
    img { position: absolute; inset: 0 }
    h1 { position: absolute; left: 64px; bottom: 104px; width: 590px; font-size: ${type}px; line-height: 1;
      font-weight: 750; font-stretch: 110%; letter-spacing: -0.03em; text-wrap: balance }
    p { position: absolute; left: 66px; bottom: 52px; font: 450 22px 'Geist Mono'; letter-spacing: .06em;
      text-transform: uppercase; color: var(--color-muted-on-ink) }
    .scrim { position: absolute; inset: 0; background: linear-gradient(90deg, oklch(from var(--color-ink) l c h / .94) 12%, oklch(from var(--color-ink) l c h / .72) 38%, transparent 60%) }
  </style>
  <img alt="" src="data:image/png;base64,${ground.toString('base64')}">
  <div class="scrim"></div>
  <h1>${unbroken(escapeHtml(title))}</h1><p>${escapeHtml(line)}</p>`;
}

const encoding = { quality: 74, mozjpeg: true };

/** Everything that a card is made from; a hash of it shows whether the committed file is stale. */
export const cardSource = (card: Card) => ({
  markup: markup(card, Buffer.of()),
  at: card.at,
  shot: shots[card.shot],
  encoding,
});

/** Renders one card, as a PNG. */
export async function renderCard(studio: Studio, card: Card): Promise<Buffer> {
  return studio.print(markup(card, await backdrop(studio, card)), cardSize);
}

export const encodeCard = (png: Buffer): Promise<Buffer> => sharp(png).jpeg(encoding).toBuffer();

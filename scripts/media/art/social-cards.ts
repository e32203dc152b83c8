/**
 * Renders social cards: the picture that social networks show for a link to a page. A card has the
 * page's headline over a frame of the 3D scene.
 */
import sharp from 'sharp';
import { cardHeadline } from '../../../src/content/plain-text.ts';
import { site } from '../../../src/content/site.ts';
import type { Page } from '../../../src/content/types.ts';
import { type ShotName, shots } from '../../../src/scene/shared/shots.ts';
import { isStill, recipes } from './recipes.ts';
import { type Frame, type Studio, studioStyles } from './studio.ts';

const cardSize = { width: 1200, height: 630 };

/** A card's text, and the frame behind it. */
export interface Card extends Frame {
  title: string;
  /** The first part of the page's path, such as `use cases`. */
  place: string;
}

/**
 * Shots (camera framings of the scene) for the cards of overview pages. On the site these pages
 * share one distant shot, but their cards should look different.
 */
const cardShots: Record<string, ShotName> = {
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
 * Seconds of the scene's time. The moment is chosen by the page's path, so that cards with the same
 * shot differ.
 */
const moments = [9, 14, 17, 6] as const;
const chooseMoment = (path: string) =>
  moments[[...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % moments.length] ?? 9;

function chooseShot(path: string, page: Page): ShotName {
  const article = page.sections.find((section) => section.kind === 'article-body');
  if (!article) return cardShots[path] ?? page.shot;
  // An article's picture is a still of the scene, or an illustration, which names a shot for its card.
  const recipe = recipes[article.card.image];
  return isStill(recipe) ? recipe.shot : recipe.cardShot;
}

/** The content of a page's card. */
export function cardOf(path: string, page: Page): Card {
  const [folder = ''] = path.slice(1).split('/');
  return {
    title: cardHeadline(page),
    place: folder.replaceAll('-', ' '),
    shot: chooseShot(path, page),
    at: chooseMoment(path),
  };
}

/** Horizontal position of the scene's subject, as a share of the card's width. */
const subjectX = 0.73;

/**
 * Renders the frame behind the headline. It is rendered wider than the card and its left part is
 * used, so that the subject is to the right of the headline.
 */
async function renderBackdrop(studio: Studio, { shot, at }: Card): Promise<Buffer> {
  const middle = 0.5 + shots[shot].offset[0];
  const width = Math.max(cardSize.width, Math.round((cardSize.width * subjectX) / middle));
  const png = await (await studio.scene()).frame({ shot, at }, { ...cardSize, width });
  return sharp(png)
    .removeAlpha()
    .extract({ left: 0, top: 0, ...cardSize })
    .png()
    .toBuffer();
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Keeps a hyphenated word on one line, so that a headline breaks only between words. */
const keepHyphenatedWords = (html: string) =>
  html.replace(/\S+-\S+/g, '<span style="white-space:nowrap">$&</span>');

function createMarkup({ title, place }: Card, backdrop: Buffer): string {
  const fontSize = title.length > 44 ? 56 : title.length > 26 ? 64 : 92;
  const line = [site.name, place].filter(Boolean).join(' / ');
  return `<style>${studioStyles()}
    body { width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden; position: relative;
      background: var(--color-ink); color: var(--color-text-on-ink) }
    img { position: absolute; inset: 0 }
    h1 { position: absolute; left: 64px; bottom: 104px; width: 590px; font-size: ${fontSize}px; line-height: 1;
      font-weight: 750; font-stretch: 110%; letter-spacing: -0.03em; text-wrap: balance }
    p { position: absolute; left: 66px; bottom: 52px; font: 450 22px 'Geist Mono'; letter-spacing: .06em;
      text-transform: uppercase; color: var(--color-muted-on-ink) }
    .scrim { position: absolute; inset: 0; background: linear-gradient(90deg, oklch(from var(--color-ink) l c h / .94) 12%, oklch(from var(--color-ink) l c h / .72) 38%, transparent 60%) }
  </style>
  <img alt="" src="data:image/png;base64,${backdrop.toString('base64')}">
  <div class="scrim"></div>
  <h1>${keepHyphenatedWords(escapeHtml(title))}</h1><p>${escapeHtml(line)}</p>`;
}

const encoding = { quality: 74, mozjpeg: true };

/** Everything that a card is made from; a hash of it shows whether the committed file is stale. */
export const cardSource = (card: Card) => ({
  markup: createMarkup(card, Buffer.of()),
  at: card.at,
  // A card shows its shot without fitting it into a box, so the shot's bounds make no difference.
  shot: { ...shots[card.shot], bounds: undefined },
  encoding,
});

/** Renders one card, as a PNG. */
export async function renderCard(studio: Studio, card: Card): Promise<Buffer> {
  return studio.print(createMarkup(card, await renderBackdrop(studio, card)), cardSize);
}

export const encodeCard = (png: Buffer): Promise<Buffer> => sharp(png).jpeg(encoding).toBuffer();

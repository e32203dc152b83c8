/**
 * The list of everything that `npm run art` renders: pictures of the site, and social cards of
 * pages.
 */
import { createHash } from 'node:crypto';
import type { PictureName } from '../../../src/content/types.ts';
import { socialCardOf } from '../../../src/lib/page-meta.ts';

import { readPages } from '../../lib/measure/routes.ts';
import { encodePicture, filesOfPicture, pictureSource, renderPicture } from './pictures.ts';
import { recipes } from './recipes.ts';
import { cardOf, cardSource, encodeCard, renderCard } from './social-cards.ts';
import type { Studio } from './studio.ts';

/** A picture to render, and the files that are encoded from it. */
export interface Job {
  /** A picture's name or a page's path. */
  key: string;
  kind: 'pictures' | 'cards';
  /** Paths of the files on the site. In the project they are below `public`. */
  files: string[];
  /** The text in the picture. */
  title?: string;
  /** Hash of everything that the files are made from, except the code of the 3D scene. */
  source: string;
  /** @returns a PNG */
  render(studio: Studio): Promise<Buffer>;
  encode(png: Buffer): Promise<Map<string, Buffer>>;
}

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const pictureJobs = (): Job[] =>
  (Object.keys(recipes) as PictureName[]).map((name) => ({
    key: name,
    kind: 'pictures',
    files: filesOfPicture(name),
    source: hash(pictureSource(name)),
    render: (studio) => renderPicture(studio, name),
    encode: (png) => encodePicture(name, png),
  }));

const cardJobs = async (): Promise<Job[]> =>
  (await readPages()).map(({ path, page }) => {
    const card = cardOf(path, page);
    const file = socialCardOf(path);
    return {
      key: path,
      kind: 'cards',
      files: [file],
      title: card.title,
      source: hash(cardSource(card)),
      render: (studio) => renderCard(studio, card),
      encode: async (png) => new Map([[file, await encodeCard(png)]]),
    };
  });

/** All jobs of `npm run art`. */
export const allJobs = async (): Promise<Job[]> => [...pictureJobs(), ...(await cardJobs())];

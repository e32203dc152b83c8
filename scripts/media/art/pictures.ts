/** Renders the pictures of the site: frames of the 3D scene, and the covers of articles. */
import sharp from 'sharp';
import type { PictureName } from '../../../src/content/types.ts';
import { shots } from '../../../src/scene/shared/shots.ts';
import { getPictureUrl, pictureWidths } from '../../../src/ui/picture.tsx';
import { coverMarkup } from './covers.ts';
import { isStill, type Printed, recipes, type Still } from './recipes.ts';
import { type Size, type Studio, studioStyles } from './studio.ts';

/** Pictures are 3:2. Only the widest is rendered; the others are scaled from it. */
const sizeOf = (width: number): Size => ({ width, height: Math.round((width * 2) / 3) });
const widest = sizeOf(Math.max(...pictureWidths));
/** Frames of the scene are rendered larger and then scaled down, which smooths edges and grain. */
const renderSize = sizeOf(2160);

const createMarkup = ({ cover }: Printed) =>
  `<style>${studioStyles()}</style>${coverMarkup(cover)}`;

async function renderStill(studio: Studio, { part, ...frame }: Still): Promise<Buffer> {
  const png = await (await studio.scene()).frame(frame, renderSize);
  return sharp(png)
    .removeAlpha()
    .extract({
      left: Math.round(part.left * renderSize.width),
      top: Math.round(part.top * renderSize.height),
      width: Math.round(part.share * renderSize.width),
      height: Math.round(part.share * renderSize.height),
    })
    .resize(widest.width, widest.height)
    .png()
    .toBuffer();
}

/** Renders one picture at its full width, as a PNG. */
export function renderPicture(studio: Studio, name: PictureName): Promise<Buffer> {
  const recipe = recipes[name];
  return isStill(recipe) ? renderStill(studio, recipe) : studio.print(createMarkup(recipe), widest);
}

// At lower qualities, near-black gradients show bands at eight bits per channel.
const encoding = {
  avif: { quality: 46, effort: 6 },
  webp: { quality: 66, effort: 6, smartSubsample: true },
} as const;
const types = ['avif', 'webp'] as const;

/**
 * Everything that a picture is made from; a hash of it shows whether the committed file is stale.
 */
export function pictureSource(name: PictureName): object {
  const recipe = recipes[name];
  return isStill(recipe)
    ? // A picture is the whole screen, for which a shot's bounds do not count.
      { recipe, shot: { ...shots[recipe.shot], bounds: undefined }, encoding }
    : { markup: createMarkup(recipe), encoding };
}

const variants = pictureWidths.flatMap((width) => types.map((type) => ({ width, type })));

/**
 * Colours of a picture from left to right, as `#rrggbb` with commas between them: the means of its
 * thirds. They stand in its place until it has come (`src/ui/picture.tsx`).
 *
 * @param file a picture without transparent pixels, through which the colours would be seen
 */
export async function groundOf(file: string): Promise<string> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const thirds = [0, 1, 2].map(async (index) => {
    const part = { left: Math.floor((index * width) / 3), top: 0, width: Math.floor(width / 3) };
    const { channels } = await sharp(
      await sharp(file)
        .extract({ ...part, height })
        .png()
        .toBuffer(),
    ).stats();
    return `#${channels
      .slice(0, 3)
      .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
      .join('')}`;
  });
  return (await Promise.all(thirds)).join();
}

/** Addresses of a picture's files: each width in both formats. */
export const filesOfPicture = (name: PictureName): string[] =>
  variants.map(({ width, type }) => getPictureUrl(name, width, type));

/** Encodes a picture into all of its files. */
export async function encodePicture(name: PictureName, png: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { width, type } of variants) {
    const { height } = sizeOf(width);
    const scaled = sharp(png).resize(width, height).toFormat(type, encoding[type]);
    files.set(getPictureUrl(name, width, type), await scaled.toBuffer());
  }
  return files;
}

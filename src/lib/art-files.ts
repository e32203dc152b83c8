/** Widths in which `npm run art` writes every picture. */
export const pictureWidths = [480, 960, 1440] as const;

export type PictureType = 'avif' | 'webp';

/** Address of a picture: `edge`, 960, `avif` → `/art/edge-960.avif`. */
export const pictureOf = (name: string, width: number, type: PictureType) =>
  `/art/${name}-${width}.${type}`;

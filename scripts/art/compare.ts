import sharp from 'sharp';

/** How far a committed file is from what would be drawn now. */
export interface Difference {
  /** Mean over all channels, of 255. */
  mean: number;
  /** Share of the pixels with a channel that nobody would take for the same. */
  far: number;
}

/** A channel that differs by more is seen. */
const visible = 48;

/** Room for the encoder's losses and another browser's antialiasing, not for another picture. */
const tolerance: Difference = { mean: 6, far: 0.015 };

export const isSame = ({ mean, far }: Difference) => mean <= tolerance.mean && far <= tolerance.far;

/**
 * Compares decoded pixels.
 *
 * @param png  as rendered now; scaled to the file's size
 * @param file a committed picture
 */
export async function difference(png: Buffer, file: string): Promise<Difference> {
  const committed = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = committed.info;
  const now = await sharp(png).removeAlpha().resize(width, height).raw().toBuffer();
  if (now.length !== committed.data.length) return { mean: 255, far: 1 };
  let sum = 0;
  let far = 0;
  for (let pixel = 0; pixel < now.length; pixel += 3) {
    let most = 0;
    for (let channel = pixel; channel < pixel + 3; channel += 1) {
      const gap = Math.abs((now[channel] ?? 0) - (committed.data[channel] ?? 0));
      sum += gap;
      most = Math.max(most, gap);
    }
    if (most > visible) far += 1;
  }
  return { mean: sum / now.length, far: far / (width * height) };
}

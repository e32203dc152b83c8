/** The committed files: writing and comparing them, what each was made from, and which nothing asks for. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { inProject } from '../lib/project.ts';
import type { Job } from './jobs.ts';

/** Folders that hold nothing but art. */
const folders = ['/art', '/social'];

/** Where a file of the site lies in the project. */
export const inPublic = (address: string) => inProject('public', address);

/** @returns how many bytes were written */
export async function writeArt(job: Job, png: Buffer): Promise<number> {
  let bytes = 0;
  for (const [address, data] of await job.encode(png)) {
    await mkdir(dirname(inPublic(address)), { recursive: true });
    await writeFile(inPublic(address), data);
    bytes += data.length;
  }
  return bytes;
}

/** @returns a sentence for each file that is no longer what is drawn now */
export async function compareArt(job: Job, png: Buffer): Promise<string[]> {
  const stale: string[] = [];
  for (const address of job.files) {
    const found = await difference(png, inPublic(address)).catch(() => null);
    if (!found) stale.push(`${address} can't be read`);
    else if (!isSame(found)) {
      const far = (found.far * 100).toFixed(2);
      stale.push(`${address} is off by ${found.mean.toFixed(2)} of 255, ${far}% of it visibly`);
    }
  }
  return stale;
}

/** @returns addresses of files that no job makes */
export async function strayArt(jobs: readonly Job[]): Promise<string[]> {
  const made = new Set(jobs.flatMap(({ files }) => files));
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(inPublic(folder), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  );
  return found.flat().filter((address) => !made.has(address));
}

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

/** What committed files were made from. */
type Origin = Pick<Job, 'title' | 'source'>;

/** By picture's name or page's path. */
type Manifest = Record<string, Origin>;

const manifestFile = inProject('scripts/art/manifest.json');

const originOf = ({ title, source }: Job): Origin => ({
  ...(title !== undefined && { title }),
  source,
});

/** What the committed art should have been made from, as page files and recipes stand now. */
export const manifestOf = (jobs: readonly Job[]): Manifest =>
  Object.fromEntries(jobs.map((job) => [job.key, originOf(job)]));

/** What the committed art was made from. */
export const readManifest = (): Manifest =>
  existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

/**
 * Notes what was rendered. What was not keeps its own story, which may be a stale one.
 *
 * @param jobs all that there are; what else the manifest had is forgotten
 */
export async function noteRendered(jobs: readonly Job[], rendered: ReadonlySet<Job>) {
  const before = readManifest();
  const after: Manifest = {};
  for (const job of jobs) {
    const origin = rendered.has(job) ? originOf(job) : before[job.key];
    if (origin) after[job.key] = origin;
  }
  await writeFile(manifestFile, `${JSON.stringify(after, null, 2)}\n`);
}

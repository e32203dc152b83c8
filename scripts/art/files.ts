/**
 * The committed art files: writes and compares them, records what each was made from, and finds
 * files that no job makes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { inProject } from '../lib/project.ts';
import type { Job } from './jobs.ts';

/** Folders that contain only art. */
const folders = ['/art', '/social'];

/** Path in the project of a file of the site. */
export const inPublic = (address: string) => inProject('public', address);

/** @returns the number of bytes written */
export async function writeArt(job: Job, png: Buffer): Promise<number> {
  let bytes = 0;
  for (const [address, data] of await job.encode(png)) {
    await mkdir(dirname(inPublic(address)), { recursive: true });
    await writeFile(inPublic(address), data);
    bytes += data.length;
  }
  return bytes;
}

/** @returns a sentence for each committed file that differs from the picture rendered now */
export async function compareArt(job: Job, png: Buffer): Promise<string[]> {
  const stale: string[] = [];
  for (const address of job.files) {
    const found = await difference(png, inPublic(address)).catch(() => null);
    if (found === null) stale.push(`${address} can't be read`);
    else if (!isSame(found)) stale.push(`${address}: ${(found * 100).toFixed(2)}% of it is off`);
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

/**
 * Tolerates the encoder's losses and the antialiasing of another browser, but not another picture.
 */
const tolerance = 0.015;

export const isSame = (difference: number): boolean => difference <= tolerance;

/**
 * Compares decoded pixels.
 *
 * @param png  picture as rendered now; it is scaled to the file's size
 * @param file a committed picture
 * @returns the share of the pixels that differ visibly
 */
export async function difference(png: Buffer, file: string): Promise<number> {
  const committed = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = committed.info;
  const now = await sharp(png).ensureAlpha().resize(width, height).raw().toBuffer();
  const far = pixelmatch(committed.data, now, undefined, width, height, { threshold: 0.15 });
  return far / (width * height);
}

/** What committed files were made from. */
type Origin = Pick<Job, 'title' | 'source'>;

/** The keys are names of pictures or paths of pages. */
type Manifest = Record<string, Origin>;

const manifestFile = inProject('scripts/art/manifest.json');

const originOf = ({ title, source }: Job): Origin => ({
  ...(title !== undefined && { title }),
  source,
});

/**
 * What the committed art should have been made from, computed from the current page files and
 * recipes.
 */
export const manifestOf = (jobs: readonly Job[]): Manifest =>
  Object.fromEntries(jobs.map((job) => [job.key, originOf(job)]));

/** What the committed art was made from, as recorded when it was rendered. */
export const readManifest = (): Manifest =>
  existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

/**
 * Records the sources of what was rendered. Entries of jobs that were not rendered stay unchanged,
 * so they may be stale.
 *
 * @param jobs all jobs; entries of other names are removed from the manifest
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

/**
 * The picture files in `public` that `npm run art` renders and that are committed to git: writes
 * them, records what each was made from, and finds files that no job renders.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inProject } from '../../lib/project.ts';
import type { Job } from './jobs.ts';
import { groundOf } from './pictures.ts';

/** Folders of `public` in which all files come from `npm run art`. */
const folders = ['/art', '/social'];

/** Path of the file that the site serves at an address. */
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

/** @returns addresses of files that no job renders */
export async function strayArt(jobs: readonly Job[]): Promise<string[]> {
  const made = new Set(jobs.flatMap(({ files }) => files));
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(inPublic(folder), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  );
  return found.flat().filter((address) => !made.has(address));
}

/** What the committed files of a job were made from. */
type Origin = Pick<Job, 'title' | 'source'>;

/** The content of `manifest.json`. The keys are names of pictures or paths of pages. */
type Manifest = Record<string, Origin>;

const manifestFile = inProject('scripts/media/art/manifest.json');

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

const groundsFile = inProject('src/ui/picture-grounds.ts');

/** The colours of all committed pictures, by name; see {@link groundOf}. */
export async function groundsOf(jobs: readonly Job[]): Promise<Record<string, string>> {
  const grounds: Record<string, string> = {};
  for (const { key, kind, files } of jobs) {
    // The narrowest file in WebP, because its colours are the same and it is the fastest to decode.
    const file = files.find((address) => address.endsWith('.webp'));
    if (kind === 'pictures' && file) grounds[key] = await groundOf(inPublic(file));
  }
  return grounds;
}

/** Writes the colours of all committed pictures into the module that the pages read. */
export async function writeGrounds(jobs: readonly Job[]): Promise<void> {
  const lines = Object.entries(await groundsOf(jobs)).map(([name, colours]) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: '${colours}',\n`;
  });
  await writeFile(
    groundsFile,
    `/** Colours of each picture from left to right, which \`npm run art\` writes. */
export const pictureGrounds: Readonly<Record<string, string>> = {
${lines.join('')}};
`,
  );
}

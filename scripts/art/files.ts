/** The committed files: writing them, comparing them, and telling which nothing asks for. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inProject } from '../lib/project.ts';
import { difference, isSame } from './compare.ts';
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

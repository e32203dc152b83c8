import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { inProject } from '../lib/project.ts';
import type { Job } from './jobs.ts';

/** What committed files were made from. */
export type Origin = Pick<Job, 'title' | 'source'>;

/** By picture's name or page's path. */
export type Manifest = Record<string, Origin>;

const file = inProject('scripts/art/manifest.json');

const originOf = ({ title, source }: Job): Origin => ({
  ...(title !== undefined && { title }),
  source,
});

/** What the committed art should have been made from, as page files and recipes stand now. */
export const manifestOf = (jobs: readonly Job[]): Manifest =>
  Object.fromEntries(jobs.map((job) => [job.key, originOf(job)]));

/** What the committed art was made from. */
export const readManifest = (): Manifest =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

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
  await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
}

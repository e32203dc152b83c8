/**
 * Renders every picture and every social card of the site from its own scene and
 * drawings: `npm run art`. Seeded and repeatable; the results are committed, and
 * `scripts/art/manifest.json` says what each was made from.
 *
 * Names render only those: `pictures`, `cards`, `stale`, a picture's name, a page's
 * path. `npm run art -- --check` renders them and compares instead of writing.
 */
import { rm } from 'node:fs/promises';
import {
  compareArt,
  inPublic,
  noteRendered,
  readManifest,
  strayArt,
  writeArt,
} from './art/files.ts';
import { allJobs, type Job } from './art/jobs.ts';
import { openStudio, type Studio } from './art/studio.ts';

const names = process.argv.slice(2).filter((word) => word !== '--check');
const check = process.argv.includes('--check');

/** @throws on a name that means nothing */
function chosen(jobs: readonly Job[]): Job[] {
  const known = readManifest();
  const isStale = ({ key, source }: Job) => known[key]?.source !== source;
  const answers = (job: Job, name: string) =>
    name === job.key || name === job.kind || (name === 'stale' && isStale(job));
  const unknown = names.filter(
    (name) => name !== 'stale' && !jobs.some((job) => answers(job, name)),
  );
  if (unknown.length > 0) throw new Error(`There is no art named ${unknown.join(', ')}.`);
  return jobs.filter((job) => names.length === 0 || names.some((name) => answers(job, name)));
}

async function compareAll(studio: Studio, jobs: readonly Job[], strays: readonly string[]) {
  const stale = strays.map((address) => `${address} is made by nothing`);
  for (const job of jobs) stale.push(...(await compareArt(job, await job.render(studio))));
  for (const line of stale) console.error(line);
  console.log(`${jobs.length} pictures and cards compared, ${stale.length} files differ`);
  process.exitCode = stale.length > 0 ? 1 : 0;
}

async function writeAll(studio: Studio, jobs: readonly Job[], all: readonly Job[]) {
  let bytes = 0;
  const rendered = new Set<Job>();
  for (const job of jobs) {
    bytes += await writeArt(job, await job.render(studio));
    rendered.add(job);
    // After each: what is written stays known when the rest is interrupted.
    await noteRendered(all, rendered);
    console.log(job.key);
  }
  console.log(`${jobs.length} pictures and cards, ${Math.round(bytes / 1000)} kB`);
}

const all = await allJobs();
const jobs = chosen(all);
const strays = await strayArt(all);
const studio = await openStudio();
try {
  if (check) await compareAll(studio, jobs, strays);
  else {
    await writeAll(studio, jobs, all);
    for (const address of strays) await rm(inPublic(address));
  }
} finally {
  await studio.close();
}

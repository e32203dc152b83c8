/**
 * `npm run art`: renders the pictures and the social cards of the site from the 3D scene and from
 * drawings. The files are committed to git. `scripts/media/art/manifest.json` records what each was made
 * from, so that stale ones can be found.
 */
import { rm } from 'node:fs/promises';
import { Command } from 'commander';
import { runOnce, UserError } from '../lib/user-error.ts';
import {
  inPublic,
  noteRendered,
  readManifest,
  strayArt,
  writeArt,
  writeGrounds,
} from './art/files.ts';
import { allJobs, type Job } from './art/jobs.ts';
import { openStudio, type Studio } from './art/studio.ts';

const program = new Command('npm run art --')
  .argument('[names...]', 'only these: pictures, cards, stale, names of pictures, paths of pages')
  .parse();
const { args: names } = program;

/**
 * The jobs that the command line names; without names all.
 *
 * @throws when a name is unknown
 */
function selectJobs(jobs: readonly Job[]): Job[] {
  const manifest = readManifest();
  const isStale = ({ key, source }: Job) => manifest[key]?.source !== source;
  const matches = (job: Job, name: string) =>
    name === job.key || name === job.kind || (name === 'stale' && isStale(job));
  const unknown = names.filter(
    (name) => name !== 'stale' && !jobs.some((job) => matches(job, name)),
  );
  if (unknown.length > 0) throw new UserError(`There is no art named ${unknown.join(', ')}.`);
  return jobs.filter((job) => names.length === 0 || names.some((name) => matches(job, name)));
}

async function writeAll(studio: Studio, jobs: readonly Job[], all: readonly Job[]) {
  let bytes = 0;
  const rendered = new Set<Job>();
  for (const job of jobs) {
    bytes += await writeArt(job, await job.render(studio));
    rendered.add(job);
    // Recorded after each job, so that an interrupted run keeps what it has rendered.
    await noteRendered(all, rendered);
    console.log(job.key);
  }
  console.log(`${jobs.length} pictures and cards, ${Math.round(bytes / 1000)} kB`);
}

async function renderArt() {
  const all = await allJobs();
  const jobs = selectJobs(all);
  const strays = await strayArt(all);
  const studio = await openStudio();
  try {
    await writeAll(studio, jobs, all);
    for (const address of strays) await rm(inPublic(address));
    await writeGrounds(all);
  } finally {
    await studio.close();
  }
}

await runOnce(renderArt);

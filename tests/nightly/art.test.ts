/** `npm run art` draws what is committed: this renders a sample of each kind again and compares. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { compareArt, difference, inPublic, isSame } from '../../scripts/media/art/files.ts';
import { allJobs } from '../../scripts/media/art/jobs.ts';
import { openStudio, type Studio } from '../../scripts/media/art/studio.ts';

/** Milliseconds. Software rendering is slow, and slower under other load. */
const timeout = 180_000;
let studio: Studio;

beforeAll(async () => {
  studio = await openStudio();
}, timeout);
afterAll(() => studio?.close());

it.each([
  ['a social card', '/solutions/neural-edge', '/social/solutions-neural-shield.jpg'],
  ['a drawing', 'blog-latam', '/art/blog-breakfast-960.webp'],
  ['a frame of the scene', 'edge', '/art/shield-960.webp'],
])(
  'renders %s as it is committed',
  async (_, key, another) => {
    const job = (await allJobs()).find((job) => job.key === key);
    if (!job) throw new Error(`There is no art named ${key}.`);
    const png = await job.render(studio);
    expect(await compareArt(job, png)).toEqual([]);
    // The tolerance allows for encoders. It must not accept another picture of the same kind.
    expect(isSame(await difference(png, inPublic(another)))).toBe(false);
  },
  timeout,
);

import { buildIfNeeded } from '../../../scripts/lib/built-site.ts';

/** Builds the site first if it is missing or older than its sources. */
export default async function setup() {
  await buildIfNeeded(new AbortController().signal);
}

import type { SearchEngine } from '../../lib/search/engine.ts';

/** The first load, or its result. */
let enginePromise: Promise<SearchEngine> | undefined;

async function fetchEngine(): Promise<SearchEngine> {
  // The build writes the index's address into every page, because its file name changes with its
  // content.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="search-index"]');
  const [{ searchEngine }, response] = await Promise.all([
    import('../../lib/search/engine.ts'),
    fetch(meta?.content ?? ''),
  ]);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return searchEngine(await response.json());
}

/**
 * Loads the search engine with its index, once for a visit. After a failure the next call tries
 * again.
 */
export function loadEngine(): Promise<SearchEngine> {
  enginePromise ??= fetchEngine().catch((error) => {
    enginePromise = undefined;
    throw error;
  });
  return enginePromise;
}

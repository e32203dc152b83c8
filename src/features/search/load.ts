import type { SearchEngine } from '../../lib/search/engine.ts';

let pending: Promise<SearchEngine> | undefined;

async function fetchEngine(): Promise<SearchEngine> {
  // The build writes the address into every page, since the file's name changes with its content.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="search-index"]');
  const [{ searchEngine }, response] = await Promise.all([
    import('../../lib/search/engine.ts'),
    fetch(meta?.content ?? ''),
  ]);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return searchEngine(await response.json());
}

/** The index with its engine, fetched once for the visit; after a failure the next call tries again. */
export function loadEngine(): Promise<SearchEngine> {
  pending ??= fetchEngine().catch((error) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

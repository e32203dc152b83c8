import type { ComponentType } from 'react';
import { Suspense, use } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/** What a page's notes come to; nothing on pages that have none. */
type Notes = ComponentType | null;

const asked = new Map<string, Promise<Notes>>();

/**
 * Fetches the words and looks of a page's notes. A page that is reached inside the site waits for
 * them, so that nothing moves below what is being read and an anchor finds its place.
 */
export function loadNotes(path: string): Promise<Notes> {
  const known = asked.get(path);
  if (known) return known;
  const loading = import('./page-supplements.tsx').then(({ notesOf }) => notesOf(path));
  asked.set(path, loading);
  // Another attempt may succeed.
  loading.catch(() => asked.delete(path));
  return loading;
}

/**
 * The first page has its notes in its HTML: the code behind them waits until the browser has
 * nothing better to do. When it does not arrive, the HTML stays as it is.
 */
function adoptNotes(path: string): Promise<Notes> {
  const box = typeof document === 'undefined' ? null : document.querySelector('[data-notes]');
  const none = box !== null && box.firstElementChild === null;
  const adopted = none ? Promise.resolve(null) : adopt(path);
  asked.set(path, adopted);
  return adopted;
}

const adopt = (path: string) =>
  whenIdle()
    .then(() => import('./page-supplements.tsx'))
    .then(({ notesOf }) => notesOf(path))
    .catch(() => new Promise<Notes>(() => {}));

function Loaded({ path }: { path: string }) {
  const Notes = use(asked.get(path) ?? adoptNotes(path));
  return Notes && <Notes />;
}

/** What stands behind the sections of a page: see `content/types/notes.ts`. */
export const Notes = ({ path }: { path: string }) => (
  <Suspense>
    <Loaded path={path} />
  </Suspense>
);

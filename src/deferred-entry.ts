/**
 * The only script that a built page names. The prerendered page is complete without
 * code, so code is not even fetched before its text has been painted; then all of it at
 * once, and the whole typefaces. Imports nothing: it must be small, and the build's entry
 * must stay in one piece.
 */

/** Files of the page's code, the entry first, written into the page by the build. */
const [entry, ...rest] =
  document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]')?.content.split(' ') ?? [];

declare global {
  interface Window {
    /** Resolves when the typefaces are in use, or can't be had. */
    typefaces?: Promise<void>;
  }
}

// A click on a demo's button before hydration is stored on the button, and carried out by
// `features/demos/controls.tsx`. React would replay or drop it.
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('[data-unhydrated]');
    if (!button) return;
    event.stopPropagation();
    button.ariaBusy = 'true';
  },
  true,
);

let started = false;

const append = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

/** Runs a task at background priority, after the next paint; at once where the browser has no scheduler (Safari). */
const whenQuiet = (task: () => void) => {
  const queue = (window as { scheduler?: Scheduler }).scheduler;
  if (queue) queue.postTask(task, { priority: 'background' });
  else task();
};

/** Requests that begin in one task: each takes a millisecond of a slow device's time. */
const atOnce = 6;

function preload(hrefs: readonly string[]) {
  for (const href of hrefs.slice(0, atOnce)) {
    append({ rel: 'modulepreload', crossOrigin: '', href });
  }
  if (hrefs.length > atOnce) whenQuiet(() => preload(hrefs.slice(atOnce)));
}

/**
 * The faces of typefaces.css. Both are added in one task, because each addition lays the page out
 * again. A face that can't be loaded is left out.
 */
async function loadTypefaces() {
  const faces = [
    new FontFace('Mona Sans', 'url(/fonts/mona-sans.woff2)', {
      weight: '400 800',
      stretch: '100% 112%',
    }),
    new FontFace('Geist Mono', 'url(/fonts/geist-mono.woff2)', { weight: '400 500' }),
  ];
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
}

function start() {
  if (started) return;
  started = true;
  window.typefaces ??= loadTypefaces();
  if (!entry) return;
  preload(rest);
  const enter = () => import(/* @vite-ignore */ entry);
  // Imported first, so that the libraries are evaluated in a task of their own.
  const libraries = rest.find((file) => file.includes('/libraries-'));
  if (libraries) import(/* @vite-ignore */ libraries).then(enter, enter);
  else enter();
}

// After Back, a reload or a link to an anchor the position is right only if everything above is laid out.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate' || visit.name.includes('#'))
  delete document.documentElement.dataset.layout;

// On a later visit the service worker has the typefaces: they can be there before the first paint.
if (navigator.serviceWorker?.controller) window.typefaces = loadTypefaces();

// Nothing is painted in a hidden tab, and nobody waits there.
if (document.hidden) start();
else {
  // Buffered: it is also told of what was painted before this code ran.
  new PerformanceObserver((paints) => {
    // The first paint may have shown only what of the page had arrived; the next one shows the rest.
    if (paints.getEntriesByName('first-contentful-paint').length > 0) whenQuiet(start);
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', start, { once: true });
  const tells = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!tells) addEventListener('load', start);
}

// A module of its own.
export {};

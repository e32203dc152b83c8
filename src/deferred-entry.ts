/**
 * The only script element of a built page. The prerendered page is complete without code, so this
 * script fetches the app's code and the full typefaces only after the page's text has been painted.
 * It imports nothing, so that it stays one small file.
 */

/** URLs of the app's chunks, the entry first; the build writes them into this element. */
const [entry, ...rest] =
  document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]')?.content.split(' ') ?? [];

declare global {
  interface Window {
    /** Resolves when the typefaces are in use or have failed to load. */
    typefaces?: Promise<void>;
  }
}

/** Milliseconds after which a click is given up, because the page's code has not come. */
const clickLimitMs = 20_000;

// A click before hydration on a demo's button is stored on the button as `aria-busy`, and
// `features/demos/controls.tsx` handles it after hydration. React would replay or drop the click.
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('[data-unhydrated]');
    if (!button) return;
    event.stopPropagation();
    button.ariaBusy = 'true';
    setTimeout(() => {
      button.ariaBusy = null;
    }, clickLimitMs);
  },
  true,
);

let isStarted = false;

const appendLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

/** Runs a task after the next paint; immediately in Safari, which has no scheduler. */
const runInBackground = (task: () => void) => {
  const { scheduler } = window as { scheduler?: Scheduler };
  if (scheduler) scheduler.postTask(task, { priority: 'background' });
  else task();
};

/** Requests that one task starts: each blocks a slow device's main thread for about 1 ms. */
const maxRequestsPerTask = 6;

function preload(hrefs: readonly string[]) {
  for (const href of hrefs.slice(0, maxRequestsPerTask)) {
    appendLink({ rel: 'modulepreload', crossOrigin: '', href });
  }
  if (hrefs.length > maxRequestsPerTask) {
    runInBackground(() => preload(hrefs.slice(maxRequestsPerTask)));
  }
}

/**
 * Loads the two typefaces of `styles/typefaces.css`. Both are added in one task, because each
 * addition causes a layout of the page. A face that fails to load is left out.
 */
async function loadTypefaces() {
  const faces = [
    new FontFace('Mona Sans', 'url(/fonts/mona-sans.woff2)', {
      weight: '400 800',
      stretch: '100% 112%',
    }),
    new FontFace('Geist Mono', 'url(/fonts/geist-mono.woff2)', {
      weight: '400 500',
      unicodeRange: 'U+20-2F, U+3A-FFFF',
    }),
  ];
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
}

function start() {
  if (isStarted) return;
  isStarted = true;
  window.typefaces = loadTypefaces();
  if (!entry) return;
  preload(rest);
  const importEntry = () => import(/* @vite-ignore */ entry);
  // Imported first, so that the libraries are evaluated in a task of their own.
  const libraries = rest.find((file) => file.includes('/libraries-'));
  if (libraries) import(/* @vite-ignore */ libraries).then(importEntry, importEntry);
  else importEntry();
}

// With `data-offscreen-sections` the browser skips the layout of sections far below the screen
// (`base.css`).
// After Back, a reload or a link to an anchor, only a full layout gives the right scroll position.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate' || navigation.name.includes('#'))
  delete document.documentElement.dataset.offscreenSections;

/**
 * Restores the scroll position that the router (`ScrollRestoration` in `app/layout.tsx`) has stored,
 * if the browser does not: a history entry stays on `manual` when the visitor left the site from
 * another entry, or when the browser lost the `auto` that the router sets while the page is left.
 */
function restoreScroll() {
  if (history.scrollRestoration !== 'manual') return;
  history.scrollRestoration = 'auto';
  // The visitor has scrolled already. A position at an anchor is the browser's own.
  if (scrollY > 0 && !location.hash) return;
  try {
    const stored = sessionStorage.getItem('react-router-scroll-positions');
    const key = history.state?.key ?? location.pathname + location.hash;
    const top = JSON.parse(stored ?? '{}')[key];
    if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
  } catch {
    // Storage is switched off or holds something else, so the page starts at its top.
  }
}
restoreScroll();

/**
 * Milliseconds after which the app starts without a reported paint. Firefox reports none when the
 * first paint is scrolled, which an anchor and a reload cause.
 */
const maxPaintWaitMs = 1000;

// A hidden tab reports no paint, so its code starts immediately.
if (document.hidden) start();
else {
  new PerformanceObserver((paints) => {
    // After the next paint, because the first may have shown only a part of the HTML.
    if (paints.getEntriesByName('first-contentful-paint').length > 0) runInBackground(start);
    // `buffered` also reports a paint from before this code ran.
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', start, { once: true });
  setTimeout(start, maxPaintWaitMs);
}

// Makes TypeScript treat this file, which imports and exports nothing, as a module.
export {};

import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { contactHref } from '../content/routes.ts';
import { Search } from '../features/search/index.tsx';
import { afterHydration } from '../lib/lazy.tsx';
import { whenMotionEnabled } from '../motion/motion.ts';
import { startScene } from '../scene/index.tsx';
import { Toasts } from '../ui/toasts/index.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { Announcer, entryKey } from './use-route-change.tsx';

/**
 * Element behind the page that contains the canvas of the 3D scene. It stays mounted over route
 * changes.
 */
function SceneHost() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stopSmoothScroll = startSmoothScrollWhenSuitable();
    const stopScene = ref.current ? startScene(ref.current) : undefined;
    return () => {
      stopScene?.();
      stopSmoothScroll();
    };
  }, []);

  return (
    <div
      ref={ref}
      id="scene-host"
      aria-hidden="true"
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 top-0 -z-10 h-lvh overflow-clip bg-ink"
    />
  );
}

/** URL of the contact form, filled in with a search query that has no result. */
const askHref = (query: string) => contactHref('other', query);

/**
 * The layout around every page: header, footer, search and the 3D scene. It stays mounted over
 * route changes. Its parts have `lang="en"`, because the document has the language of the page.
 */
export function Layout() {
  useEffect(
    () =>
      afterHydration(
        () => import('../features/mark/start.ts'),
        ({ startMark }) => startMark(),
      ),
    [],
  );
  return (
    <>
      <a
        href="#main"
        lang="en"
        data-print="hide"
        className="type-small fixed top-3 left-3 z-50 -translate-y-24 bg-human px-4 py-3 text-ink focus:translate-y-0 forced-colors:border"
      >
        Skip to content
      </a>
      {/* Before the page, whose layout effects need the restored scroll position. */}
      <ScrollRestoration getKey={entryKey} />
      <Announcer />
      <SceneHost />
      <PartBoundary isNeeded>
        <Header />
      </PartBoundary>
      <main id="main" tabIndex={-1} className="relative">
        <Outlet />
      </main>
      <Footer />
      <PartBoundary>
        <Search askHref={askHref} />
      </PartBoundary>
      <PartBoundary>
        <Toasts />
      </PartBoundary>
    </>
  );
}

/**
 * Switches smooth scrolling on while motion is full and the primary pointer is precise, such as a
 * mouse.
 *
 * @returns function that switches it off and ends the observation
 */
function startSmoothScrollWhenSuitable(): () => void {
  const finePointer = matchMedia('(pointer: fine)');
  return whenMotionEnabled(() => {
    let stop: (() => void) | undefined;
    const update = () => {
      stop?.();
      stop = finePointer.matches
        ? afterHydration(
            () => import('../motion/framer.ts'),
            ({ startSmoothScroll }) => startSmoothScroll(),
          )
        : undefined;
    };
    update();
    finePointer.addEventListener('change', update);
    return () => {
      finePointer.removeEventListener('change', update);
      stop?.();
    };
  });
}

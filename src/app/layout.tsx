import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { contactHref } from '../content/routes.ts';
import { Search } from '../features/search/index.tsx';
import { getMotion, subscribeMotion } from '../motion/motion.ts';
import { startScene } from '../scene/index.tsx';
import { Toasts } from '../ui/toasts/index.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MotionControl } from './motion-control.tsx';
import { Announcer } from './use-route-focus.tsx';

/**
 * Holds the canvas of the scene behind the page: fixed, inert, kept for the
 * whole visit. A route change never touches it.
 */
function SceneHost() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stopScrolling = startScrolling();
    const stopScene = ref.current ? startScene(ref.current) : undefined;
    return () => {
      stopScene?.();
      stopScrolling();
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

const askHref = (query: string) => contactHref('other', query);

/**
 * The frame around every page. Its parts have `lang="en"`, because the document has the language of its
 * page. The scene's canvas stays mounted over route changes.
 */
export function Layout() {
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
      {/* Before the page, whose layout effects measure what is on screen after the position is restored. */}
      <ScrollRestoration getKey={scrollKey} />
      <Announcer />
      <SceneHost />
      <Header controls={<MotionControl />} />
      <main id="main" tabIndex={-1} className="relative">
        <Outlet />
      </main>
      <Footer />
      <Search askHref={askHref} />
      <Toasts />
    </>
  );
}

/**
 * Key under which the router keeps an entry's scroll position. All entries that the browser itself adds
 * for a new hash have the key `default`, and the position of the last one would undo the next jump.
 */
const scrollKey = ({ key, pathname, hash }: Location) =>
  key === 'default' ? pathname + hash : key;

/**
 * Switches smooth scrolling on while motion is full and the pointer is a fine one.
 *
 * @returns switches it off for good
 */
function startScrolling(): () => void {
  const fine = matchMedia('(pointer: fine)');
  let stop: (() => void) | null = null;
  let over = false;

  const follow = async () => {
    const wanted = getMotion() === 'full' && fine.matches;
    if (!wanted) {
      stop?.();
      stop = null;
      return;
    }
    try {
      const { startSmoothScroll } = await import('../motion/timelines.ts');
      if (!over && !stop && getMotion() === 'full') stop = startSmoothScroll();
    } catch {
      // The chunk did not arrive: scrolling stays the browser's own.
    }
  };
  const unsubscribe = subscribeMotion(follow);
  fine.addEventListener('change', follow);
  follow();

  return () => {
    over = true;
    unsubscribe();
    fine.removeEventListener('change', follow);
    stop?.();
  };
}

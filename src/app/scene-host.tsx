import { useEffect, useRef } from 'react';
import { startScrolling } from '../motion/start.ts';
import { startScene } from '../scene/index.tsx';

/**
 * Holds the canvas of the scene behind the page: fixed, inert, kept for the
 * whole visit. A route change never touches it.
 */
export function SceneHost() {
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

import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type * as drawings from './drawing.tsx';

/*
 * The drawings are prerendered and never change, so the browser does not need the
 * code that makes them: hydration keeps what stands in the HTML. Only a page
 * reached by a click, where nothing is prerendered, fetches that code and draws.
 */

type Drawings = typeof drawings;
type Name = 'ShotDrawing' | 'SuiteDrawing' | 'BodyDrawing' | 'CoreDrawing';

/** Once loaded, drawings on later pages stand in their first render. */
let loaded: Drawings | undefined;
if (import.meta.env.SSR) loaded = await import('./drawing.tsx');

/** The drawing code, once it is wanted in the box and has arrived. */
function useDrawings(box: RefObject<HTMLElement | null>): Drawings | undefined {
  const [ready, setReady] = useState(loaded);
  useEffect(() => {
    // A child means that the drawing came with the page.
    if (!box.current || box.current.firstChild) return;
    import('./drawing.tsx').then(
      (module) => {
        loaded = module;
        setReady(module);
      },
      () => {
        // Without the chunk the page is complete but for its picture.
      },
    );
  }, [box]);
  return ready;
}

type PropsOf<N extends Name> = Parameters<Drawings[N]>[0];

function Drawn<N extends Name>({ name, props }: { name: N; props: PropsOf<N> }) {
  const box = useRef<HTMLSpanElement>(null);
  const Drawing = useDrawings(box)?.[name] as ComponentType<PropsOf<N>> | undefined;
  return Drawing ? (
    <span className="contents">
      <Drawing {...props} />
    </span>
  ) : (
    <span
      key="kept"
      ref={box}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose, so that React leaves the prerendered drawing alone while it hydrates
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** What a shot shows, for its box. */
export const ShotDrawing = (props: PropsOf<'ShotDrawing'>) => (
  <Drawn name="ShotDrawing" props={props} />
);

/** The whole constellation. */
export const SuiteDrawing = (props: PropsOf<'SuiteDrawing'>) => (
  <Drawn name="SuiteDrawing" props={props} />
);

/** One body alone in a square. */
export const BodyDrawing = (props: PropsOf<'BodyDrawing'>) => (
  <Drawn name="BodyDrawing" props={props} />
);

/** The human core alone in a square. */
export const CoreDrawing = (props: PropsOf<'CoreDrawing'>) => (
  <Drawn name="CoreDrawing" props={props} />
);

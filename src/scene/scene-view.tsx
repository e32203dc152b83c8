import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cn } from '../lib/cn.ts';
import { painted } from '../lib/painted.ts';
import { runInMotion } from '../motion/motion.ts';
import type * as runDrawing from './line-art/run-drawing.tsx';
import { LineArt } from './line-art.tsx';
import { sceneStatus, useSceneShot } from './scene-store.ts';
import type { Layout } from './shared/diagram.ts';
import type { SceneRun } from './shared/protocol.ts';
import type { ShotName } from './shared/shots.ts';

interface SceneViewProps {
  /** Named camera framing of the scene. */
  shot: ShotName;
  /** Proportions of the ring of bodies in this box. */
  layout?: Layout | undefined;
  /**
   * Media query of the screens on which the layout is tall. The browser chooses the line art by it,
   * which the prerendered page can't.
   */
  tallOn?: string | undefined;
  /** Accessible name; without one the picture is decoration. */
  title?: string | undefined;
  /** The picture fades out towards an oval around its middle instead of its four edges. */
  fadesToOval?: boolean | undefined;
  /**
   * For the first screen: its line art is part of the page's HTML. Others are files, loaded later.
   */
  isInline?: boolean | undefined;
  /** Second shot and the progress of the blend to it, 0 to 1; the line art brightens with it. */
  blendTo?: { shot: ShotName; progress: number } | undefined;
  /** Element whose place on the page decides when the view is active; default the box itself. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /**
   * A box with hard edges: scrolling switches to its shot instead of blending with the next one.
   */
  isWindow?: boolean | undefined;
  /** Above 0: active at any scroll position, before views with a lower priority. */
  priority?: number | undefined;
  /** Replaces the shot's line art while the scene is not in this box. */
  fallback?: ReactNode;
  className?: string | undefined;
  /** Content over the picture, such as the buttons of the diagram. */
  children?: ReactNode;
}

/**
 * The box in which a section shows the scene. The line art of the shot fills it; while this is the
 * active view of a live scene, the scene takes its place with the same framing. The section around
 * it has `overlay="around"`, which dims the scene outside the box. The shot `none` means no
 * picture.
 */
export function SceneView({
  shot,
  layout,
  tallOn,
  title,
  fadesToOval,
  isInline,
  blendTo,
  anchor,
  isWindow,
  priority,
  fallback,
  className,
  children,
}: SceneViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  useSceneShot({ anchor, box, shot, layout, blendTo, isBlended: !isWindow, priority });
  usePulses(drawing, shot, layout ?? 'wide');
  if (shot === 'none') return null;
  return (
    <div
      ref={box}
      data-scene-view={shot}
      data-fades-to-oval={fadesToOval || undefined}
      data-window={isWindow || undefined}
      data-to-shot={blendTo?.shot}
      data-to-progress={blendTo?.progress}
      style={blendTo && ({ '--to-progress': blendTo.progress } as CSSProperties)}
      className={cn('scene-view', className)}
    >
      {fallback ? (
        <div data-fallback className="absolute inset-0 mask-none">
          {fallback}
        </div>
      ) : (
        <div ref={drawing} data-fallback className="absolute inset-0">
          <LineArt
            name={`${shot}-${tallOn ? 'wide' : (layout ?? 'wide')}`}
            tallOn={tallOn}
            title={title}
            isInline={isInline}
          />
        </div>
      )}
      {children}
    </div>
  );
}

/** Shots in whose line art the flow is long enough for pulses. */
const shotsWithPulses: readonly ShotName[] = [
  'constellation',
  'field',
  'signal',
  'stream',
  'suite',
  'quiet',
  'glow',
];

/**
 * Moves pulses of light along the flow of a shot's line art while motion is full. Their code is
 * loaded after hydration.
 */
function usePulses(ref: RefObject<HTMLElement | null>, shot: ShotName, layout: Layout) {
  useEffect(() => {
    const box = ref.current;
    if (!box || !shotsWithPulses.includes(shot)) return;
    return runInMotion(
      () => import('./pulses.ts'),
      ({ followPulses }) => followPulses(box, shot, layout),
    );
  }, [ref, shot, layout]);
}

type RunDrawingModule = typeof runDrawing;

interface RunPictureProps extends SceneViewProps {
  /** Current state of the run; absent: the picture is at rest. */
  run?: SceneRun | undefined;
}

/**
 * A {@link SceneView} whose line art shows the state of a demo that the visitor runs. The live
 * scene gets the same state by `useSceneEffect`.
 */
export function RunPicture({ run, ...props }: RunPictureProps) {
  const status = useSyncExternalStore(
    sceneStatus.subscribe,
    sceneStatus.get,
    () => 'drawing' as const,
  );
  const isDrawn = run !== undefined && status !== 'live' && status !== 'paused';
  return (
    <SceneView {...props}>
      {isDrawn && <LazyRunDrawing shot={props.shot} layout={props.layout} run={run} />}
    </SceneView>
  );
}

/**
 * Loads the code of the drawing at the first run, after the paint that answers the press. Until then
 * the line art at rest is shown.
 */
function LazyRunDrawing(props: Parameters<RunDrawingModule['RunDrawing']>[0]) {
  const [module, setModule] = useState<RunDrawingModule>();
  useEffect(() => {
    let isMounted = true;
    const load = () =>
      import('./line-art/run-drawing.tsx').then(
        (loaded) => isMounted && setModule(loaded),
        () => {
          // If the chunk does not load, the line art at rest stays.
        },
      );
    void painted().then(() => isMounted && load());
    return () => {
      isMounted = false;
    };
  }, []);
  return module && <module.RunDrawing {...props} />;
}

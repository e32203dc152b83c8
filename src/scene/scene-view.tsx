import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { afterHydration } from '../lib/lazy.tsx';
import { whenMotionEnabled } from '../motion/motion.ts';
import { LineArt } from './line-art.tsx';
import type { Layout } from './shared/diagram.ts';
import type { ShotName } from './shared/shots.ts';
import { useSceneShot } from './views.ts';

interface SceneViewProps {
  shot: ShotName;
  /** Which ring the bodies stand on in this box. */
  layout?: Layout | undefined;
  /** Name of the picture for assistive technology; without one it is decoration. */
  title?: string | undefined;
  /** Fades round, for a glow in the middle, instead of at the box's four edges. */
  round?: boolean | undefined;
  /** On the first screen: its line art stands in the page's HTML. Others are files, loaded later. */
  isInline?: boolean | undefined;
  /** Second shot and the progress of the blend to it, 0 to 1; the line art gains its light on the way. */
  blendTo?: { shot: ShotName; progress: number } | undefined;
  /** Element whose place on the page decides when the view is active; default the box itself. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /** A window with hard edges, which shows nothing of a scene half way to another view: scrolling switches to it. */
  isWindow?: boolean | undefined;
  /** Above 0: active wherever the page is scrolled to, before views with a lower one. */
  priority?: number | undefined;
  /** Shown in place of the shot's line art while the scene is not in this box. */
  fallback?: ReactNode;
  className?: string | undefined;
  /** What stands over the picture, such as the buttons of the diagram. */
  children?: ReactNode;
}

/**
 * The box in which a section shows the scene. The shot's line art fills it, and the live scene
 * takes its place, in the same box and pose, while it is live and this is where it stands. The
 * section around it has `overlay="around"`: what of the scene reaches beyond the box is
 * dimmed there. A page without a scene (`still`) has no picture.
 */
export function SceneView(props: SceneViewProps) {
  return props.shot === 'still' ? null : <SceneBox {...props} />;
}

function SceneBox({
  shot,
  layout,
  title,
  round,
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
  useSceneShot({ anchor, box, shot, layout, blendTo, isBlended: !isWindow, priority });
  return (
    <div
      ref={box}
      data-scene-view={shot}
      data-round={round || undefined}
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
        <ShotLineArt {...{ shot, layout, title, isInline }} />
      )}
      {children}
    </div>
  );
}

type ShotLineArtProps = Pick<SceneViewProps, 'shot' | 'layout' | 'title' | 'isInline'>;

/** The shot's line art. Pulses move along its flow where motion is full. */
function ShotLineArt({ shot, layout = 'wide', title, isInline }: ShotLineArtProps) {
  const ref = useRef<HTMLDivElement>(null);
  usePulses(ref, shot, layout);
  return (
    <div ref={ref} data-fallback className="absolute inset-0">
      <LineArt name={`${shot}-${layout}`} title={title} isInline={isInline} />
    </div>
  );
}

/** Runs pulses along the flow of the line art while motion is full. Their code is loaded after hydration. */
function usePulses(ref: RefObject<HTMLElement | null>, shot: ShotName, layout: Layout | undefined) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    return whenMotionEnabled(() =>
      afterHydration(
        () => import('./pulses.ts'),
        ({ followPulses }) => followPulses(box, shot, layout),
      ),
    );
  }, [ref, shot, layout]);
}

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { loadLaterDrawing } from '../lib/later-drawing.ts';
import { ShotDrawing } from './fallback.tsx';
import type { Layout } from './shared/diagram.ts';
import type { ShotName } from './shared/shots.ts';
import { usePulses } from './use-pulses.ts';

interface SceneViewProps {
  shot: ShotName;
  /** Which ring the bodies stand on in this box. */
  layout?: Layout | undefined;
  /** Name of the picture for assistive technology; without one it is decoration. */
  title?: string | undefined;
  /** Fades round, for a glow in the middle, instead of at the box's four edges. */
  round?: boolean | undefined;
  /** Far below the first screen: the build puts the drawing into a file of its own; see build/deferred-svg.ts. */
  later?: boolean | undefined;
  /** Second shot and the progress of the blend to it, 0 to 1; the line art gains its light on the way. */
  blendTo?: { shot: ShotName; progress: number } | undefined;
  className?: string | undefined;
  /** What stands over the picture, such as the buttons of the diagram. */
  children?: ReactNode;
}

/**
 * The box in which a section shows the scene. The drawing of the shot fills it, and the live scene
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
  later,
  blendTo,
  className,
  children,
}: SceneViewProps) {
  const slot = useRef<HTMLDivElement>(null);
  usePulses(slot, shot, layout);
  useEffect(() => (slot.current ? loadLaterDrawing(slot.current) : undefined), []);
  return (
    <div
      data-scene-view={shot}
      data-layout={layout}
      data-round={round || undefined}
      data-to-shot={blendTo?.shot}
      data-to-progress={blendTo?.progress}
      style={blendTo && ({ '--to-progress': blendTo.progress } as CSSProperties)}
      className={cn('scene-view', className)}
    >
      <div ref={slot} data-fallback data-later={later} className="absolute inset-0">
        <ShotDrawing
          shot={shot}
          layout={layout}
          title={title}
          className="size-full overflow-visible"
        />
      </div>
      {children}
    </div>
  );
}

import { type RefObject, useLayoutEffect } from 'react';
import { observable } from '../lib/observable.ts';
import type { Layout } from './shared/diagram.ts';
import type { ShotName } from './shared/shots.ts';

/** A part of the page that shows the scene in a shot, a named camera framing. */
export interface View {
  /** Element whose place on the page decides when the view is active. */
  anchor: HTMLElement;
  /** Box into which the shot is fitted; null: the shot has the whole screen. */
  box: HTMLElement | null;
  shot: ShotName;
  /** Proportions of the ring of bodies in this box; without one the screen's shape decides. */
  layout: Layout | undefined;
  /** Second shot, and the progress of the blend to it, 0 to 1. */
  blendTo: { shot: ShotName; progress: number } | undefined;
  /**
   * Whether scrolling blends the shots of this view and its neighbours; otherwise it switches half
   * way.
   */
  isBlended: boolean;
  /** The view with the highest priority above 0 is active at any scroll position. */
  priority: number;
}

const registered = new Set<View>();
let isUpdatePending = false;

/** The views of the page, in no order. */
export const views = observable<readonly View[]>([]);

/** Updates `views` once for all that one React commit adds and removes, before the frame is painted. */
function updateViews() {
  if (isUpdatePending) return;
  isUpdatePending = true;
  queueMicrotask(() => {
    isUpdatePending = false;
    views.set([...registered]);
  });
}

type Optional = 'layout' | 'blendTo' | 'isBlended' | 'priority';
type ViewOptions = Pick<View, 'shot'> & { [K in Optional]?: View[K] | undefined } & {
  /** Default: the box. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  box?: RefObject<HTMLElement | null>;
};

/** Registers a view while the calling component is mounted; nothing for the shot `none`. */
export function useSceneShot({ anchor, box, shot, layout, blendTo, ...options }: ViewOptions) {
  const { isBlended = true, priority = 0 } = options;
  const toShot = blendTo?.shot;
  const progress = blendTo?.progress ?? 0;
  useLayoutEffect(() => {
    const boxElement = box?.current ?? null;
    const anchorElement = anchor?.current ?? boxElement;
    if (!anchorElement || shot === 'none') return;
    const view: View = {
      anchor: anchorElement,
      box: boxElement,
      shot,
      layout,
      blendTo: toShot && { shot: toShot, progress },
      isBlended,
      priority,
    };
    registered.add(view);
    updateViews();
    return () => {
      registered.delete(view);
      updateViews();
    };
  }, [anchor, box, shot, layout, toShot, progress, isBlended, priority]);
}

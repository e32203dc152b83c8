import type { BodyId, Layout } from './diagram.ts';
import { placeOf } from './diagram.ts';
import { type Look, seenKey } from './look.ts';
import { streamPlace } from './places.ts';
import { constellationCameras, frames } from './projection.ts';
import type { Framing, Shot } from './shot.ts';
import { type Box, type ShotName, shots } from './shots.ts';

export interface Viewport {
  width: number;
  height: number;
}

/** Same rule as the style sheet's `lg:landscape`, which picks the drawing. */
const wideFrom = 1024;

/** Which ring the bodies stand on: the drawing's if there is one, else what the page would choose. */
export const layoutFor = ({ width, height }: Viewport, frame?: Box | null): Layout => {
  if (frame) return frame.width > frame.height ? 'wide' : 'tall';
  return width >= wideFrom && width > height ? 'wide' : 'tall';
};

const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 360);
const degrees = (tan: number) => (Math.atan(tan) * 360) / Math.PI;
const native = (layout: Layout) => frames[layout].width / frames[layout].height;
/** A picture narrower than the framing was made for shows more height instead of cutting the sides. */
const widen = (layout: Layout, { width, height }: Viewport) =>
  Math.max(1, native(layout) / (width / height));

/** What a frame changes in the resting diagram's picture. */
export interface Fit {
  /** Factor on the tangent of half the field of view. */
  zoom: number;
  shiftX: number;
  shiftY: number;
}

/** Lens settings that put the resting diagram exactly into its box. */
export function fitInto(layout: Layout, viewport: Viewport, box: Box): Fit {
  return {
    zoom:
      (widen(layout, box) / widen(layout, viewport)) * (viewport.height / Math.max(1, box.height)),
    shiftX: (box.left + box.width / 2) / viewport.width - 0.5,
    shiftY: 0.5 - (box.top + box.height / 2) / viewport.height,
  };
}

/** A screen this many times as wide as tall is composed for its width. */
const panoramic = 2.4;
const panoramaOf = (shot: Shot, { width, height }: Viewport) =>
  width / height > panoramic ? shot.panorama : undefined;

const presence = (shot: Shot, id: BodyId) => (shot.lead === id ? 1 : shot.others);

/** The shot in numbers for one viewport. */
export function resolve(name: ShotName, viewport: Viewport, layout: Layout): Look {
  const shot = shots[name];
  // Around one body the picture's own shape decides, around the ring the ring's.
  const portrait = shot.about ? viewport.width < viewport.height : layout === 'tall';
  const framing: Framing = { ...shot, ...(portrait ? shot.portrait : panoramaOf(shot, viewport)) };
  const place = shot.straight > 0.5 ? streamPlace : placeOf;
  const [ax, ay, az] = shot.about ? place(shot.about, layout) : [0, 0, 0];
  const [x, y, z] = framing.camera;
  const [tx, ty, tz] = framing.target;
  return {
    x: x + ax,
    y: y + ay,
    z: z + az,
    targetX: tx + ax,
    targetY: ty + ay,
    targetZ: tz + az,
    fov: degrees(tangent(framing.fov) * widen(portrait ? 'tall' : 'wide', viewport)),
    shiftX: framing.offset[0],
    shiftY: framing.offset[1],
    framed: shot.camera === constellationCameras.wide.position ? 1 : 0,
    ...shot.activity,
    [seenKey.edge]: presence(shot, 'edge'),
    [seenKey.shield]: presence(shot, 'shield'),
    [seenKey.learning]: presence(shot, 'learning'),
    [seenKey.agents]: presence(shot, 'agents'),
    [seenKey.core]: presence(shot, 'core'),
    density: shot.flow.density,
    speed: shot.flow.speed,
    spread: shot.spread,
    straight: shot.straight,
    orbit: shot.orbit,
    coreScale: shot.coreScale,
    glow: shot.glow,
  };
}

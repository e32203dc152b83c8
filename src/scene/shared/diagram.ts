/**
 * The suite diagram: the suite's four offerings as objects on a ring around a core, which stands
 * for the human who decides. The line art and the canvas both read this file, so that they show the
 * same.
 *
 * World units: the ring lies in the x-y plane, the core at the origin, y up, the camera on +z.
 * Angles in degrees, counter-clockwise from +x.
 */
import type { Vec3 } from './vector.ts';

/** A body: one of the five objects of the scene. */
export type BodyId = 'edge' | 'shield' | 'learning' | 'agents' | 'core';
/** One of the four bodies around the core. */
export type OfferingId = Exclude<BodyId, 'core'>;

/** Proportions of the ring: `wide` for landscape screens, `tall` for narrow ones. */
export type Layout = 'wide' | 'tall';

/** In the order in which light passes through them, at equal angles on the ring. */
export const offerings = (['edge', 'shield', 'learning', 'agents'] as const).map((id, index) => ({
  id,
  angle: index * 90,
}));

/** Half axes of the ring, which is an ellipse as long as the screen is. */
export const rings = {
  wide: { x: 4.2, y: 2.6 },
  tall: { x: 2.52, y: 4 },
} as const satisfies Record<Layout, { x: number; y: number }>;

export const coreRadius = 0.78;

/** Radius of a body's bounding sphere, world units. */
export const radiusOf = (id: BodyId) => (id === 'core' ? coreRadius : 1.25);

/** Colours in OKLCH (lightness, chroma, hue); `styles/tokens.css` has the same values. */
export const colours = {
  edge: [0.84, 0.13, 190],
  shield: [0.7, 0.15, 262],
  learning: [0.76, 0.16, 330],
  agents: [0.8, 0.15, 65],
  core: [0.93, 0.06, 85],
} as const satisfies Record<BodyId, readonly [number, number, number]>;

/** Point of the ring at an angle in degrees. */
export function ringPoint(angle: number, layout: Layout): Vec3 {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians) * rings[layout].x, Math.sin(radians) * rings[layout].y, 0];
}

/** Position of a body in the diagram at rest. */
export function placeOf(id: BodyId, layout: Layout = 'wide'): Vec3 {
  const offering = offerings.find((candidate) => candidate.id === id);
  return offering ? ringPoint(offering.angle, layout) : [0, 0, 0];
}

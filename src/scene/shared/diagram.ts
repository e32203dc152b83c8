/**
 * The suite diagram: the suite's four offerings as objects on a ring around a core, which stands
 * for the human who decides. The line art (SVG) and the canvas (WebGL) both read this file, so that
 * they show the same.
 *
 * World units: the ring lies in the x-y plane, the core at the origin, y up,
 * the camera on +z. Angles in degrees, counter-clockwise from +x.
 */

/** A body: one of the five objects of the scene. */
export type BodyId = 'edge' | 'shield' | 'learning' | 'agents' | 'core';
/** An instrument: one of the four bodies around the core. */
export type InstrumentId = Exclude<BodyId, 'core'>;

/** Proportions of the ring: `wide` for landscape screens, `tall` for narrow ones. */
export type Layout = 'wide' | 'tall';

export interface Instrument {
  id: InstrumentId;
  angle: 0 | 90 | 180 | 270;
  /** Radius of the body's bounding sphere. */
  radius: number;
}

/** In the order in which light passes through them. */
export const instruments: readonly Instrument[] = [
  { id: 'edge', angle: 0, radius: 1.25 },
  { id: 'shield', angle: 90, radius: 1.25 },
  { id: 'learning', angle: 180, radius: 1.25 },
  { id: 'agents', angle: 270, radius: 1.25 },
];

/** Half axes of the ring, which is an ellipse as long as the screen is. */
export const rings = {
  wide: { x: 4.2, y: 2.6 },
  tall: { x: 2.52, y: 4 },
} as const satisfies Record<Layout, { x: number; y: number }>;

export const coreRadius = 0.78;

/** Colours in OKLCH (lightness, chroma, hue); `styles/tokens.css` has the same values. */
export const colours = {
  edge: [0.84, 0.13, 190],
  shield: [0.7, 0.15, 262],
  learning: [0.76, 0.16, 330],
  agents: [0.8, 0.15, 65],
  core: [0.93, 0.06, 85],
} as const satisfies Record<BodyId, readonly [number, number, number]>;

/** Bounding radius of any body in world units. */
export function radiusOf(id: BodyId): number {
  return instruments.find((instrument) => instrument.id === id)?.radius ?? coreRadius;
}

/** Point of the ring at an angle in degrees. */
export function ringPoint(
  angle: number,
  layout: Layout = 'wide',
): readonly [x: number, y: number, z: number] {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians) * rings[layout].x, Math.sin(radians) * rings[layout].y, 0];
}

/** Position of a body in the diagram at rest. */
export function placeOf(
  id: BodyId,
  layout: Layout = 'wide',
): readonly [x: number, y: number, z: number] {
  const instrument = instruments.find((candidate) => candidate.id === id);
  return instrument ? ringPoint(instrument.angle, layout) : [0, 0, 0];
}

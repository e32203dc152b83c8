/**
 * The suite diagram: four instruments on a ring around the human core. The line
 * drawing and the canvas both read this file, so they cannot disagree.
 *
 * World units: the ring lies in the x-y plane, the core at the origin, y up,
 * the camera on +z. Angles in degrees, counter-clockwise from +x.
 */

export type BodyId = 'edge' | 'shield' | 'learning' | 'agents' | 'core';
export type InstrumentId = Exclude<BodyId, 'core'>;

/** `wide` for landscape screens, `tall` for narrow ones: the ring's half axes change places. */
export type Layout = 'wide' | 'tall';

export interface Instrument {
  id: InstrumentId;
  angle: 0 | 90 | 180 | 270;
  /** Radius of the body's bounding sphere. */
  radius: number;
}

/** In the order light travels. */
export const instruments: readonly Instrument[] = [
  { id: 'edge', angle: 0, radius: 1.25 },
  { id: 'shield', angle: 90, radius: 1.25 },
  { id: 'learning', angle: 180, radius: 1.25 },
  { id: 'agents', angle: 270, radius: 1.25 },
];

/** Half axes of the ring in both layouts: elongated as the screen is. */
export const rings = {
  wide: { x: 4.2, y: 2.6 },
  tall: { x: 2.52, y: 4 },
} as const satisfies Record<Layout, { x: number; y: number }>;

export const coreRadius = 0.78;

/** Colours as OKLCH triples (lightness, chroma, hue); `styles/tokens.css` carries the same values. */
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
  const turn = (angle * Math.PI) / 180;
  return [Math.cos(turn) * rings[layout].x, Math.sin(turn) * rings[layout].y, 0];
}

/** Place of a body in the resting diagram. */
export function placeOf(
  id: BodyId,
  layout: Layout = 'wide',
): readonly [x: number, y: number, z: number] {
  const instrument = instruments.find((candidate) => candidate.id === id);
  return instrument ? ringPoint(instrument.angle, layout) : [0, 0, 0];
}

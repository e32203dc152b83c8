/**
 * The suite diagram: four instruments on a ring around the human core. The line
 * drawing and the canvas both read this file, so they cannot disagree.
 *
 * World units: the ring lies in the x-y plane, the core at the origin, y up,
 * the camera on +z. Angles in degrees, counter-clockwise from +x.
 */

export type BodyId = 'edge' | 'shield' | 'learning' | 'agents' | 'core';
export type InstrumentId = Exclude<BodyId, 'core'>;

export interface Instrument {
  id: InstrumentId;
  angle: 0 | 90 | 180 | 270;
  /** Radius of the body's bounding sphere. */
  radius: number;
}

/** In the order light travels. */
export const instruments: readonly Instrument[] = [
  { id: 'edge', angle: 0, radius: 1.15 },
  { id: 'shield', angle: 90, radius: 1.15 },
  { id: 'learning', angle: 180, radius: 1.15 },
  { id: 'agents', angle: 270, radius: 1.15 },
];

/** Half axes of the ring: wider than high, as screens are. */
export const ring = { x: 4.2, y: 2.6 } as const;

export const coreRadius = 0.78;

/** Colours as OKLCH triples (lightness, chroma, hue); `styles/tokens.css` carries the same values. */
export const colours = {
  edge: [0.84, 0.13, 190],
  shield: [0.7, 0.15, 262],
  learning: [0.76, 0.16, 330],
  agents: [0.8, 0.15, 65],
  core: [0.93, 0.06, 85],
} as const satisfies Record<BodyId, readonly [number, number, number]>;

/** Place of a body in the resting diagram. */
export function placeOf(id: BodyId): readonly [x: number, y: number, z: number] {
  const instrument = instruments.find((it) => it.id === id);
  if (!instrument) return [0, 0, 0];
  const turn = (instrument.angle * Math.PI) / 180;
  return [Math.cos(turn) * ring.x, Math.sin(turn) * ring.y, 0];
}

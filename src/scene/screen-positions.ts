import { type InstrumentId, instruments, placeOf } from './shared/diagram.ts';
import { constellationCameras, frames, projector } from './shared/projection.ts';

/** Where an instrument stands in the diagram, for the real button laid over it. */
export interface ScreenPosition {
  id: InstrumentId;
  /** Centre in percent of the frame's width and height. */
  x: number;
  y: number;
  /** Radius in percent of the frame's width; a square box has twice that as its width. */
  radius: number;
}

/**
 * Projected places of the four instruments. The percentages hold for a box with the
 * frame's proportions (`aspect-ratio: 1500 / 1000`).
 */
export function screenPositions(): readonly ScreenPosition[] {
  const { width, height } = frames.wide;
  const see = projector(constellationCameras.wide, width / height);
  const percent = (value: number) => Math.round(value * 1e4) / 100;
  return instruments.map(({ id, radius }) => {
    const { x, y, scale } = see(placeOf(id));
    return {
      id,
      x: percent((x + 1) / 2),
      y: percent((1 - y) / 2),
      radius: percent((scale * radius * (height / 2)) / width),
    };
  });
}

import { type InstrumentId, instruments, type Layout } from './diagram.ts';
import { stageInConstellation } from './drawing/stage.ts';
import { frames } from './projection.ts';

/** Where an instrument stands in the drawing, for the real button laid over it. */
export interface Anchor {
  id: InstrumentId;
  /** Centre in percent of the frame's width and height. */
  x: number;
  y: number;
  /** Radius in percent of the frame's width; a square box has twice that as its width. */
  radius: number;
}

/**
 * Projected places of the four instruments. The percentages hold for a box with the
 * frame's proportions (`aspect-ratio: 1500 / 1000` wide, `700 / 1000` tall).
 */
export function anchors(layout: Layout = 'wide'): readonly Anchor[] {
  const { width, height } = frames[layout];
  const percent = (value: number) => Math.round(value * 1e4) / 100;
  return instruments.map(({ id }) => {
    const { centre, radius } = stageInConstellation(id, layout);
    return {
      id,
      x: percent(centre[0] / width + 0.5),
      y: percent(centre[1] / height + 0.5),
      radius: percent(radius / width),
    };
  });
}

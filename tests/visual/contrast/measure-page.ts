import type { Page } from 'playwright/test';
import { photographWith } from '../photograph.ts';
import { type Line, visibleLines } from './lines.ts';
import { restAt } from './stops.ts';
import { type Box, contrastOver, neededFor } from './wcag.ts';

export interface Judged extends Line {
  contrast: number;
  needed: number;
  /** Scroll position of the page. */
  y: number;
}

export const isShort = ({ contrast, needed }: Judged) => contrast < needed;

/**
 * Hides the text and shows everything behind it. Transitions are switched off, so that the text
 * disappears at once.
 */
const withoutText = `
  *, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    -webkit-text-stroke-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
    transition: none !important;
  }
  svg text { fill: transparent !important; stroke: transparent !important; }
  #scene-stats { display: none !important; }`;

/** Measures every line that is visible at a scroll position against the pixels behind it. */
export async function measureAt(page: Page, y: number): Promise<Judged[]> {
  await restAt(page, y);
  const lines = await visibleLines(page);
  const raster = await photographWith(page, withoutText);
  const scale = raster.width / (page.viewportSize()?.width ?? raster.width);
  const inPixels = ({ x, y: top, width, height }: Box): Box => ({
    x: x * scale,
    y: top * scale,
    width: width * scale,
    height: height * scale,
  });
  return lines.map((line) => ({
    ...line,
    y,
    contrast: contrastOver(raster, inPixels(line.box), line.colour),
    needed: neededFor(line.size, line.weight),
  }));
}

/** A sentence for a report about a line that falls short. */
export const sentence = ({ text, contrast, needed, size, weight, box, section, y }: Judged) => {
  const at = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
  return `${contrast.toFixed(2)} of ${needed}: "${text}" (${Math.round(size * 10) / 10}px/${weight}) in ${section}, box ${at}, scrolled to ${y}`;
};

/**
 * Of each line that was seen at several scroll positions, the measurement with the lowest contrast.
 */
export function worstOfEach(lines: readonly Judged[]): Judged[] {
  const worst = new Map<string, Judged>();
  for (const line of lines) {
    const key = `${line.section}|${line.text}|${Math.round(line.box.x)}`;
    const before = worst.get(key);
    if (!before || line.contrast / line.needed < before.contrast / before.needed)
      worst.set(key, line);
  }
  return [...worst.values()];
}

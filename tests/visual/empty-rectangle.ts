import type { Raster } from './contrast/wcag.ts';

/** CSS pixels of a cell's side. */
const cell = 10;
/** Levels of 255 between a cell's darkest and brightest pixel up to which it is empty: a glow behind the page, no text and no picture. */
const flat = 12;

/** Whether each cell of a screenshot is empty, row by row. */
function emptyCells({ data, width, height, channels }: Raster, side: number): boolean[][] {
  /** Level of a cell's upper left pixel. */
  const levelAt = (left: number, top: number) => {
    const at = (top * width + left) * channels;
    return (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
  };
  const isEmpty = (left: number, top: number) => {
    // The edge between two grounds counts wherever it falls, also between two cells.
    const above = Math.max(0, top - side);
    if (Math.abs(levelAt(left, top) - levelAt(left, above)) > flat) return false;
    let darkest = 255;
    let brightest = 0;
    for (let y = top; y < top + side; y += 1) {
      for (let x = left; x < left + side; x += 1) {
        const at = (y * width + x) * channels;
        // Green alone would miss the blue and violet bodies.
        const level = (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
        darkest = Math.min(darkest, level);
        brightest = Math.max(brightest, level);
      }
    }
    return brightest - darkest <= flat;
  };
  return Array.from({ length: Math.floor(height / side) }, (_, row) =>
    Array.from({ length: Math.floor(width / side) }, (_, column) =>
      isEmpty(column * side, row * side),
    ),
  );
}

/** Area of the largest rectangle under a row of columns, in cells. */
function largestUnder(heights: readonly number[]): number {
  let largest = 0;
  for (const start of heights.keys()) {
    let lowest = Number.POSITIVE_INFINITY;
    for (let end = start; end < heights.length && heights[end]! > 0; end += 1) {
      lowest = Math.min(lowest, heights[end]!);
      largest = Math.max(largest, lowest * (end - start + 1));
    }
  }
  return largest;
}

/** Area of the largest rectangle of empty cells. */
function largestIn(rows: readonly boolean[][]): number {
  const heights = new Array<number>(rows[0]?.length ?? 0).fill(0);
  let largest = 0;
  for (const row of rows) {
    for (const [column, isEmpty] of row.entries())
      heights[column] = isEmpty ? heights[column]! + 1 : 0;
    largest = Math.max(largest, largestUnder(heights));
  }
  return largest;
}

/**
 * The part of a screenshot that its largest rectangle with neither text nor picture fills most.
 *
 * @param scale pixels of the screenshot per CSS pixel
 * @param height CSS pixels of a part
 * @param stride CSS pixels from the top of one part to the next
 * @returns share of the part, 0 to 1, and its top in CSS pixels
 */
export function emptiestPart(raster: Raster, scale: number, height: number, stride: number) {
  const rows = emptyCells(raster, Math.round(cell * scale));
  const rowsInPart = Math.min(rows.length, Math.round(height / cell));
  let emptiest = { share: 0, top: 0 };
  for (let top = 0; top + rowsInPart <= rows.length; top += Math.round(stride / cell)) {
    const part = rows.slice(top, top + rowsInPart);
    const share = largestIn(part) / (rowsInPart * (rows[0]?.length ?? 1));
    if (share > emptiest.share) emptiest = { share, top: top * cell };
  }
  return emptiest;
}

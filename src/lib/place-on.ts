interface Size {
  width: number;
  height: number;
}

/**
 * Places squares over a drawing, by their middle.
 *
 * @param sheet size of the drawing, in the units in which places are given
 * @returns style of a square that is `width` wide, in percent of the sheet
 */
export const placeOn = (sheet: Size) => (x: number, y: number, width: number) => ({
  left: `${(x / sheet.width) * 100}%`,
  top: `${(y / sheet.height) * 100}%`,
  width: `${(width / sheet.width) * 100}%`,
});

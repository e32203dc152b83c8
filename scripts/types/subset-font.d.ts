declare module 'subset-font' {
  /** A place on a variation axis, or a stretch of it. */
  export type Axis = number | { min?: number; max?: number; default?: number };

  /** Subsets a font to the characters of a text and to stretches of its variation axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; variationAxes?: Record<string, Axis> },
  ): Promise<Uint8Array>;
}

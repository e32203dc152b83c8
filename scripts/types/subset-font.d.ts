declare module 'subset-font' {
  /** Subsets a font to the characters of a text and to stretches of its variation axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
    },
  ): Promise<Uint8Array>;
}

/**
 * Path of the SVG file of one line art (the drawing that stands in for the 3D scene). `hash` is
 * computed from all of them, so that each file can be cached for ever.
 */
export const lineArtFile = (name: string, hash: string) => `/assets/line-art-${name}-${hash}.svg`;

import { type BodyId, colours } from '../../shared/diagram.ts';
import type { Vec3 } from '../../shared/vector.ts';

/** The page's dark background colour in OKLCH. The canvas fades to exactly this at its edges. */
export const ink = [0.14, 0.012, 230] as const;

/** Converts OKLCH to linear sRGB (Ottosson's matrices). Negative values are set to zero. */
export function linear([lightness, chroma, hue]: readonly [number, number, number]): Vec3 {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Accent colour of a body in linear sRGB. */
export const accent = (id: BodyId): Vec3 => linear(colours[id]);

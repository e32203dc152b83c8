import { Data3DTexture, LinearFilter, RedFormat, RepeatWrapping } from 'three';
import { mulberry32 } from '../../shared/random.ts';

/** Units after which the noise repeats, and values stored along one edge of the volume. */
const period = 4;
const edge = 32;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, share: number) => a + (b - a) * share;

/** One random direction for each corner of the lattice, three numbers each. */
function gradients(): Float32Array {
  const random = mulberry32(3);
  return Float32Array.from({ length: period ** 3 * 3 }, () => random() * 2 - 1);
}

/**
 * Gradient noise in a small volume that repeats. A graphics card reads it in one step, where
 * computing it takes a hundred.
 */
export function noiseVolume(): Data3DTexture {
  const corners = gradients();
  /** Share of one corner: its direction by the way from it to the point. */
  const share = (i: number, j: number, k: number, x: number, y: number, z: number) => {
    const at = ((i % period) + (j % period) * period + (k % period) * period * period) * 3;
    return corners[at]! * x + corners[at + 1]! * y + corners[at + 2]! * z;
  };
  const values = new Uint8Array(edge ** 3);
  for (let n = 0; n < values.length; n++) {
    const [x, y, z] = [n % edge, Math.floor(n / edge) % edge, Math.floor(n / edge ** 2)].map(
      (place) => ((place + 0.5) / edge) * period,
    ) as [number, number, number];
    const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [u, v, w] = [x - i, y - j, z - k];
    const along = (dj: number, dk: number) =>
      mix(
        share(i, j + dj, k + dk, u, v - dj, w - dk),
        share(i + 1, j + dj, k + dk, u - 1, v - dj, w - dk),
        fade(u),
      );
    const plane = (dk: number) => mix(along(0, dk), along(1, dk), fade(v));
    const value = mix(plane(0), plane(1), fade(w)) * 1.2;
    values[n] = Math.round(Math.min(1, Math.max(0, value * 0.5 + 0.5)) * 255);
  }
  const volume = new Data3DTexture(values, edge, edge, edge);
  volume.format = RedFormat;
  volume.minFilter = LinearFilter;
  volume.magFilter = LinearFilter;
  volume.wrapS = RepeatWrapping;
  volume.wrapT = RepeatWrapping;
  volume.wrapR = RepeatWrapping;
  volume.unpackAlignment = 1;
  volume.needsUpdate = true;
  return volume;
}

/** Gradient noise in three dimensions, about -1 to 1, read from the volume. */
export const noise = /* glsl */ `
uniform highp sampler3D noiseVolume;
float noise3(vec3 p) { return texture(noiseVolume, p * 0.25).r * 2.0 - 1.0; }
`;

/** Gradient noise in three dimensions, about -1 to 1, read from the volume that `noise-volume.ts` bakes. */
export const noise = /* glsl */ `
uniform highp sampler3D noiseVolume;
float noise3(vec3 p) { return texture(noiseVolume, p * 0.25).r * 2.0 - 1.0; }
`;

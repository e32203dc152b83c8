/** Gradient noise in three dimensions (quintic fade, hashed gradients), about -1 to 1. */
export const noise = /* glsl */ `
vec3 gradient(vec3 p) {
  p = fract(p * vec3(0.1031, 0.1030, 0.0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.xxy + p.yxx) * p.zyx) * 2.0 - 1.0;
}

float noise3(vec3 p) {
  vec3 i = floor(p);
  vec3 f = p - i;
  vec3 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  vec2 o = vec2(0.0, 1.0);
  float a = mix(dot(gradient(i + o.xxx), f - o.xxx), dot(gradient(i + o.yxx), f - o.yxx), u.x);
  float b = mix(dot(gradient(i + o.xyx), f - o.xyx), dot(gradient(i + o.yyx), f - o.yyx), u.x);
  float c = mix(dot(gradient(i + o.xxy), f - o.xxy), dot(gradient(i + o.yxy), f - o.yxy), u.x);
  float d = mix(dot(gradient(i + o.xyy), f - o.xyy), dot(gradient(i + o.yyy), f - o.yyy), u.x);
  return mix(mix(a, b, u.y), mix(c, d, u.y), u.z) * 1.2;
}
`;

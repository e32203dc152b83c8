export const passVertex = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`;

/** A quarter of the picture in both directions: of each pixel the share that alpha marks as glowing. */
export const glowFragment = /* glsl */ `
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
// Between four pixels, so that four taps are the mean of sixteen.
vec3 tap(vec2 at) {
  vec4 c = texture2D(source, vUv + at * texel);
  return c.rgb * min(c.a, 1.0);
}
void main() {
  gl_FragColor = vec4(0.25 * (tap(vec2(-1.0)) + tap(vec2(1.0)) + tap(vec2(-1.0, 1.0)) + tap(vec2(1.0, -1.0))), 1.0);
}
`;

/** Halves a picture. */
export const downFragment = /* glsl */ `
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
vec3 tap(vec2 at) { return texture2D(source, vUv + at * texel).rgb; }
void main() {
  vec3 sum = tap(vec2(0.0)) * 4.0;
  sum += tap(vec2(-1.0)) + tap(vec2(1.0)) + tap(vec2(-1.0, 1.0)) + tap(vec2(1.0, -1.0));
  gl_FragColor = vec4(sum / 8.0, 1.0);
}
`;

/** Doubles a picture softly, to be added to the next finer one. */
export const upFragment = /* glsl */ `
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
void main() {
  vec4 d = texel.xyxy * vec4(1.0, 1.0, -1.0, 0.0);
  vec3 sum = texture2D(source, vUv).rgb * 4.0;
  sum += texture2D(source, vUv + d.xw).rgb * 2.0 + texture2D(source, vUv + d.zw).rgb * 2.0;
  sum += texture2D(source, vUv + d.wy).rgb * 2.0 + texture2D(source, vUv - d.wy).rgb * 2.0;
  sum += texture2D(source, vUv + d.xy).rgb + texture2D(source, vUv + d.zy).rgb;
  sum += texture2D(source, vUv - d.xy).rgb + texture2D(source, vUv - d.zy).rgb;
  gl_FragColor = vec4(sum / 16.0, 1.0);
}
`;

export const composeFragment = /* glsl */ `
varying vec2 vUv;
uniform sampler2D picture;
uniform sampler2D source;
uniform float strength;
void main() {
  vec3 seen = texelFetch(picture, ivec2(gl_FragCoord.xy), 0).rgb;
  vec3 bloom = texture2D(source, vUv).rgb * strength;
  float dither = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  seen += bloom * (1.0 - seen) + dither / 255.0;
  gl_FragColor = vec4(seen, 1.0);
}
`;

/**
 * Smooths the edges of a picture without more samples: where brightness changes abruptly a pixel
 * becomes a mean along the edge (fast approximate antialiasing, after Timothy Lottes).
 */
export const smoothFragment = /* glsl */ `
varying vec2 vUv;
uniform sampler2D picture;
uniform vec2 texel;
float bright(vec3 c) { return dot(c, vec3(0.299, 0.587, 0.114)); }
vec3 at(vec2 offset) { return texture2D(picture, vUv + offset * texel).rgb; }
// A texel that falls on one pixel needs no filter.
vec3 pixel(ivec2 offset) { return texelFetch(picture, ivec2(gl_FragCoord.xy) + offset, 0).rgb; }
void main() {
  vec3 here = pixel(ivec2(0));
  float nw = bright(pixel(ivec2(-1, 1))), ne = bright(pixel(ivec2(1)));
  float sw = bright(pixel(ivec2(-1))), se = bright(pixel(ivec2(1, -1)));
  float own = bright(here);
  float darkest = min(own, min(min(nw, ne), min(sw, se)));
  float brightest = max(own, max(max(nw, ne), max(sw, se)));
  gl_FragColor = vec4(here, 1.0);
  if (brightest - darkest < max(0.035, brightest * 0.15)) return;
  vec2 along = vec2(sw + se - nw - ne, nw + sw - ne - se);
  float least = min(abs(along.x), abs(along.y)) + max((nw + ne + sw + se) * 0.03, 0.008);
  along = clamp(along / least, -6.0, 6.0);
  vec3 near = 0.5 * (at(along * -0.1667) + at(along * 0.1667));
  vec3 far = near * 0.5 + 0.25 * (at(along * -0.5) + at(along * 0.5));
  float reached = bright(far);
  vec3 smoothed = reached < darkest || reached > brightest ? near : far;
  // A point of light is brighter than all around it, and stays as bright as it is.
  float crest = own - max(max(nw, ne), max(sw, se));
  gl_FragColor.rgb = mix(smoothed, max(here, smoothed), smoothstep(0.04, 0.2, crest));
}
`;

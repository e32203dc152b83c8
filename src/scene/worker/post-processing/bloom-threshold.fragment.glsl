// A quarter of the picture in both directions: the light beyond what a display shows, without sparks.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
#include <stored_light>
// Between four pixels, so that four taps are the mean of sixteen. A mean of what is stored gives a
// single bright pixel little weight, as a mean of light over one plus its brightness does (Brian Karis, 2013).
vec3 tap(vec2 at) { return texture2D(source, vUv + at * texel).rgb; }
void main() {
  vec3 seen = lightOf(0.25 * (tap(vec2(-1.0)) + tap(vec2(1.0)) + tap(vec2(-1.0, 1.0)) + tap(vec2(1.0, -1.0))));
  float bright = max(seen.r, max(seen.g, seen.b));
  float over = max(bright - 0.35, 0.0);
  gl_FragColor = vec4(seen * (over * over / (over + 0.4)) / max(bright, 1e-3), 1.0);
}

// First step of the bloom: the picture at a quarter of its width and height, reduced to bright
// light.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
#include <stored_light>
// Each tap lies between four pixels, so that four taps are the mean of sixteen. The mean is taken
// of encoded light, in which a single bright pixel has little weight and causes no flicker (like
// Brian Karis, 2013).
vec3 tap(vec2 offset) { return texture2D(source, vUv + offset * texel).rgb; }
void main() {
  vec3 light = decodeLight(0.25 * (tap(vec2(-1.0)) + tap(vec2(1.0)) + tap(vec2(-1.0, 1.0)) + tap(vec2(1.0, -1.0))));
  float bright = max(light.r, max(light.g, light.b));
  float excess = max(bright - 0.7, 0.0);
  gl_FragColor = vec4(light * (excess * excess / (excess + 0.8)) / max(bright, 1e-3), 1.0);
}

// Depth of field, first step: the picture at a quarter of its width and height. Alpha is how far it
// is out of focus: 0 to 1, also 0 where nothing solid was drawn, and -1 for a sharp object.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
#include <focus>
#include <over_air>
vec4 tap(vec2 offset) {
  vec2 at = vUv + offset * texel;
  float depth = texture2D(depthMap, at).r, blur = blurAt(depth);
  return vec4(overAir(texture2D(source, at), at), depth < 1.0 && blur < 0.02 ? -1.0 : blur);
}
void main() {
  gl_FragColor = 0.25 * (tap(vec2(-1.0)) + tap(vec2(1.0)) + tap(vec2(-1.0, 1.0)) + tap(vec2(1.0, -1.0)));
}

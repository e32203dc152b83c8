// Depth of field, first step: the picture at a quarter of its width and height, and how far it is out
// of focus (alpha).
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
#include <focus>
vec4 tap(vec2 offset) {
  vec2 at = vUv + offset * texel;
  return vec4(texture2D(source, at).rgb, blurAt(texture2D(depthMap, at).r));
}
void main() {
  gl_FragColor = 0.25 * (tap(vec2(-1.0)) + tap(vec2(1.0)) + tap(vec2(-1.0, 1.0)) + tap(vec2(1.0, -1.0)));
}

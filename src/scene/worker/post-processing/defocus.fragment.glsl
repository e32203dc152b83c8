// Depth of field, first step: the picture at a quarter of its width and height. Alpha is how far it
// is out of focus: 0 to 1, also 0 where nothing solid was drawn, and -1 for a sharp object.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
#include <blur>
#include <over_air>
vec4 tap(vec2 offset) {
  vec2 at = vUv + offset * texel;
  float depth = texture2D(depthMap, at).r, blur = blurAt(depth, at.y);
  return vec4(overAir(texture2D(source, at), at), depth < 1.0 && blur < 0.02 ? -1.0 : blur);
}
void main() {
  vec4 sw = tap(vec2(-1.0)), ne = tap(vec2(1.0)), nw = tap(vec2(-1.0, 1.0)), se = tap(vec2(1.0, -1.0));
  gl_FragColor = 0.25 * (sw + ne + nw + se);
  // A mean that holds light of a sharp object is no background: it would be a halo around the object.
  if (min(min(sw.a, ne.a), min(nw.a, se.a)) < 0.0) gl_FragColor.a = -1.0;
}

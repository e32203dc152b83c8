// Halves the size of a picture, with a soft filter. texel: size of a texel of the source.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
vec3 tap(vec2 offset) { return texture2D(source, vUv + offset * texel).rgb; }
void main() {
  vec3 sum = tap(vec2(0.0)) * 4.0;
  sum += tap(vec2(-1.0)) + tap(vec2(1.0)) + tap(vec2(-1.0, 1.0)) + tap(vec2(1.0, -1.0));
  gl_FragColor = vec4(sum / 8.0, 1.0);
}

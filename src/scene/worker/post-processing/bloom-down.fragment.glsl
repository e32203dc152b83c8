// Halves a picture.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
vec3 tap(vec2 at) { return texture2D(source, vUv + at * texel).rgb; }
void main() {
  vec3 sum = tap(vec2(0.0)) * 4.0;
  sum += tap(vec2(-1.0)) + tap(vec2(1.0)) + tap(vec2(-1.0, 1.0)) + tap(vec2(1.0, -1.0));
  gl_FragColor = vec4(sum / 8.0, 1.0);
}

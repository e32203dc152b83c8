// Depth of field, second step: spreads each point over a disc as large as it is out of focus. Gathers
// from the points around, with taps on a spiral: a point counts if its disc reaches this far. Alpha of
// the source is how far a point is out of focus, 0 to 1; alpha of the result is how much blur covers
// this pixel, 1 from a quarter of the taps on.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
// Radius of the largest disc as a share of the picture's height.
const float RADIUS = 0.009;
const float TAPS = 30.0;
void main() {
  vec4 sum = texture2D(source, vUv) * 0.5;
  for (float i = 0.5; i < TAPS; i++) {
    float angle = i * 2.3999632, reach = sqrt(i / TAPS);
    vec4 point = texture2D(source, vUv + vec2(cos(angle), sin(angle)) * (reach * RADIUS / texel.y) * texel);
    sum += point * clamp((point.a - reach) * 5.0 + 1.0, 0.0, 1.0);
  }
  float taken = max(sum.a, 1e-3);
  gl_FragColor = vec4(sum.rgb / taken, min(1.0, 4.0 * sum.a / TAPS));
}

// Depth of field, second step: spreads each point over a disc as large as it is out of focus. Gathers
// from the points around, with taps on a spiral: a point counts if its disc reaches this far, and the
// more the smaller its disc is. Alpha of the source is how far a point is out of focus, 0 to 1; alpha
// of the result is how much blur covers this pixel, and its colour is multiplied by it.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
// Radius of the largest disc as a share of the picture's height.
const float RADIUS = 0.011;
const float TAPS = 48.0;
void main() {
  vec4 sum = vec4(0.0);
  for (float i = 0.5; i < TAPS; i++) {
    float angle = i * 2.3999632, reach = sqrt(i / TAPS);
    vec4 point = texture2D(source, vUv + vec2(cos(angle), sin(angle)) * (reach * RADIUS / texel.y) * texel);
    float disc = max(point.a, 0.15);
    // The source's colour is multiplied by its alpha already.
    float weight = clamp((disc - reach) * 6.0 + 0.5, 0.0, 1.0) / (disc * disc * TAPS);
    sum += vec4(point.rgb, point.a) * weight;
  }
  gl_FragColor = sum / max(sum.a, 1.0);
}

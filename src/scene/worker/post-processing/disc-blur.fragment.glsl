// Depth of field, second step: spreads each point over a disc as large as it is out of focus. Gathers
// from the points around, with taps on a spiral: a point counts if its disc reaches this far, and the
// more the smaller its disc is. Alpha of the source is how far a point is out of focus, 0 to 1; alpha
// of the result is how much blur covers this pixel. Where it does not cover all, the rest is the mean
// of the sharp points around.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
// Radius of the largest disc as a share of the picture's height.
const float RADIUS = 0.011;
const float TAPS = 48.0;
void main() {
  vec4 blurred = vec4(0.0), sharp = vec4(0.0);
  for (float i = 0.5; i < TAPS; i++) {
    float angle = i * 2.3999632, reach = sqrt(i / TAPS);
    vec4 point = texture2D(source, vUv + vec2(cos(angle), sin(angle)) * (reach * RADIUS / texel.y) * texel);
    float isBlurred = smoothstep(0.02, 0.2, point.a), disc = max(point.a, 0.15);
    float weight = isBlurred * clamp((disc - reach) * 6.0 + 0.5, 0.0, 1.0) / (disc * disc * TAPS);
    blurred += vec4(point.rgb, 1.0) * weight;
    sharp += vec4(point.rgb, 1.0) * (1.0 - isBlurred);
  }
  float cover = min(blurred.a, 1.0);
  vec3 rest = sharp.a > 0.0 ? sharp.rgb / sharp.a : blurred.rgb / max(blurred.a, 1e-3);
  gl_FragColor = vec4(mix(rest, blurred.rgb / max(blurred.a, 1e-3), cover), cover);
}

// Depth of field, second step: spreads each point over a disc as large as it is out of focus. It
// gathers from the points around, with taps on a spiral: a point counts if its disc reaches this far,
// and the more the smaller its disc is. Alpha of the source is that of defocus.fragment.glsl. Alpha
// of the result is how much blur covers this pixel. Where the blur does not cover all, the rest is
// the mean of the points around at which nothing solid was drawn.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
// Radius of the largest disc as a share of the picture's height.
const float RADIUS = 0.011;
const float TAPS = 48.0;
void main() {
  vec4 blurred = vec4(0.0), empty = vec4(0.0);
  for (float i = 0.5; i < TAPS; i++) {
    float angle = i * 2.3999632, reach = sqrt(i / TAPS);
    vec4 point = texture2D(source, vUv + vec2(cos(angle), sin(angle)) * (reach * RADIUS / texel.y) * texel);
    float isBlurred = smoothstep(0.02, 0.2, point.a), disc = max(point.a, 0.15);
    float weight = isBlurred * clamp((disc - reach) * 6.0 + 0.5, 0.0, 1.0) / (disc * disc * TAPS);
    blurred += vec4(point.rgb, 1.0) * weight;
    empty += vec4(point.rgb, 1.0) * (1.0 - isBlurred) * step(-0.1, point.a);
  }
  float cover = min(blurred.a, 1.0);
  vec3 mean = blurred.rgb / max(blurred.a, 1e-3);
  gl_FragColor = vec4(empty.a > 0.0 ? mix(empty.rgb / empty.a, mean, cover) : mean, cover);
}

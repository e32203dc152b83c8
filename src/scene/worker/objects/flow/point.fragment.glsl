#include <emissive>
varying vec4 vLight;
varying vec2 vSoft;
varying vec2 vStreak;
void main() {
  vec2 at = (gl_PointCoord - 0.5) * vec2(2.0, -2.0);
  float r = length(at);
  if (r > 1.0) discard;
  // A streak along its movement, as long as a shutter would draw it.
  float speed = length(vStreak);
  float along = dot(at, vStreak) / max(speed, 1e-3);
  float sharp = 2.0 * exp(-(r * r - along * along) * mix(26.0, 80.0, speed) - along * along * mix(26.0, 3.6, speed)) * (1.0 - r * r);
  float disc = (1.0 - smoothstep(0.8, 1.0, r)) * 0.55;
  float shape = mix(sharp, disc, vSoft.x);
  gl_FragColor = outputEmissive(vLight.rgb * vLight.a * shape * intensity, vSoft.y);
}

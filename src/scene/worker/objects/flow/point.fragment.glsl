#include <emissive>
varying vec4 vLight;    // colour, brightness
varying vec2 vSoft;     // how far out of focus, depth
varying vec2 vStreak;   // direction and speed of the movement on the picture
void main() {
  vec2 at = (gl_PointCoord - 0.5) * vec2(2.0, -2.0);
  float radius = length(at);
  if (radius > 1.0) discard;
  // A streak along the movement, like motion blur.
  float speed = length(vStreak);
  float along = dot(at, vStreak) / max(speed, 1e-3);
  float sharp = 2.0 * exp(-(radius * radius - along * along) * mix(16.0, 34.0, speed) - along * along * mix(16.0, 5.0, speed)) * (1.0 - radius * radius);
  float disc = (1.0 - smoothstep(0.3, 1.0, radius)) * 0.8;
  float shape = mix(sharp, disc, vSoft.x);
  gl_FragColor = outputEmissive(vLight.rgb * vLight.a * shape * intensity, vSoft.y);
}

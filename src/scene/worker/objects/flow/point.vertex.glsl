#include <flow_stream>
uniform float uPointScale;
uniform float uTime;
uniform vec2 focus;     // distance of the subject, blur
attribute vec4 grain;
varying vec4 vLight;    // colour, brightness
varying vec2 vSoft;     // softness, distance
varying vec2 vStreak;   // direction of the movement on the picture
void main() {
  float u = position.x + state.x * 0.0125 * grain.y;
  vec3 way;
  vec3 at = braided(u, position.y, position.z, way);
  vec4 seen = viewMatrix * vec4(at, 1.0);
  float away = -seen.z;
  float front = lead(u);
  float size = 0.0125 * grain.x * (1.0 + 0.25 * front);
  // Out of focus a point grows and thins out.
  float blur = clamp(abs(away - focus.x) / focus.x - 0.12, 0.0, 1.0) * focus.y;
  float grown = size * (1.0 + blur * 4.0);
  float pixels = min(grown * uPointScale / away, 12.0);
  float thin = min(1.0, pixels / 1.4);
  float twinkle = 0.55 + 0.45 * sin(uTime * (1.0 + grain.z * 2.0) + grain.z * 60.0);
  float here = step(fract(grain.z * 17.0 + grain.x), flow.x) * shown(u);
  float bright = inside(u) * here * thin * thin * twinkle * (0.8 + 1.5 * front) / (1.0 + blur * 9.0);
  vec3 colour = mix(tint(u), vec3(1.0, 0.96, 0.9), 0.12 + 0.3 * front);
  vLight = vec4(colour, bright);
  // A disc needs pixels to be round: a small point out of focus stays a soft spot.
  vSoft = vec2(clamp(blur * 2.0, 0.0, 1.0) * smoothstep(5.0, 10.0, pixels), away);
  vec3 dir = mat3(viewMatrix) * normalize(way);
  vec2 moved = dir.xy - dir.z * seen.xy / seen.z;
  vStreak = moved * inversesqrt(max(dot(moved, moved), 1e-4)) * min(1.0, 1.6 * length(moved));
  gl_PointSize = max(pixels, 1.4) * 3.2;
  // A point without size is undefined in GLSL ES: what can't be seen lies outside the picture.
  gl_Position = bright > 0.004 ? bent(projectionMatrix * seen) : vec4(2.0, 2.0, 2.0, 1.0);
}

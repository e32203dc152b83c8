// Air lit by the core, with the shadows of the bodies in it, and a cool gradient from above. It has no
// fine detail, so it is drawn on few pixels and stretched. It ends in pure ink at the edges, where the
// page goes on. Steps stand at equal angles as the core sees them, where each weighs the same (equi-
// angular sampling, Kulla and Fajardo, 2012).
uniform float intensity;
#include <air_light>
#include <output>
#include <shadows>
varying vec2 vScreen;
varying vec3 vLook;
uniform vec3 eye;
uniform vec4 pulse;     // age, power, breath, activity
const int STEPS = 10;

// An ellipse with a long fade, so that no frame shows.
float edgeAt(vec2 screen) { return 1.0 - smoothstep(0.25, 1.0, length(screen)); }

void main() {
  float edge = edgeAt(vScreen);
  vec3 way = normalize(vLook);
  vec2 past = closestApproach(eye, way, uCoreLightPosition);
  float near = clampedDistance(past);
  float from = atan(-past.y / near), to = 1.35;
  float arrived = 0.0;
  for (int i = 0; i < STEPS; i++) {
    float angle = mix(from, to, (float(i) + 0.5 + grain()) / float(STEPS));
    arrived += coreLightVisibility(eye + way * (past.y + near * tan(angle)));
  }
  float air = scatteredPerRadian(near) * max(to - from, 0.0) * arrived / float(STEPS);
  vec3 cool = vec3(0.0035, 0.0075, 0.0105) * (1.0 - smoothstep(-0.4, 1.5, length((vScreen - vec2(-0.25, 0.7)) * vec2(0.8, 1.0))));
  vec3 seen = AIR_COLOUR * (air * uCoreLightPower * intensity * (0.92 + 0.12 * pulse.z + 0.9 * pulse.y * exp(-pulse.x * 0.42)));
  // Eight bits hold few steps of so dark a gradient: noise of one step hides them.
  gl_FragColor = encodeLight((seen + cool) * edge * (1.0 + 0.12 * grain()));
}

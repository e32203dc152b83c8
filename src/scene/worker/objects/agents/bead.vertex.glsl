#include <shadows>
#include <place>
#include <agents_turning>
attribute vec4 bead;
attribute float role;
uniform float passing;   // 0 to 1: everyone moves up one place
uniform float clock;
uniform float radii[3];
uniform float waiting;   // how many stand before the gate; more than there are beads: all of them
uniform float out_;      // how far the first in line has gone out
varying vec2 vBead;      // heat, answered
void main() {
  int which = int(bead.x + 0.5);
  float step_ = clamp((passing - bead.w) / (1.0 - 0.62), 0.0, 1.0);
  step_ = role > 0.5 && role < 1.5 ? smoothstep(0.0, 0.8, passing) : step_ * step_ * (3.0 - 2.0 * step_);
  float angle = mix(bead.y, bead.z, step_);
  if (role < -0.5) angle += clock * (bead.x < 1.5 ? 0.34 : -0.5);
  float radius = radii[which] * (1.0 + loose * (0.28 - 0.1 * bead.x));
  float first = role > 0.5 && role < 1.5 ? 1.0 : 0.0;
  // Places in line follow from the delays with which beads move up.
  float place_ = role > -0.5 && role < 1.5 ? (1.0 - first) * floor((bead.w - 0.12) / 0.055 + 0.5) : -1.0;
  float size = smoothstep(0.0, 1.0, waiting - place_) * (1.0 - first * out_);
  vec3 at = vec3(cos(angle) * radius, sin(angle) * radius, 0.0) + position * size;
  // The seat of the one who answers, in the middle of the rings.
  bool seat = role < -1.5;
  if (seat) at = position * 1.7;
  float gone = role > 1.5 ? 1.0 - step_ : 0.0;
  vBead = vec2(first, max(first * smoothstep(0.05, 0.25, step_), gone));
  if (role < -0.5) vBead = vec2(0.0, 0.3);
  if (seat) vBead = vec2(0.0, 0.85 + 0.15 * sin(clock * 1.7));
  placeVertex(turns[which] * at + (seat ? vec3(0.0) : apart[which]), turns[which] * position);
}

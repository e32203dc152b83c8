#include <shadows>
#include <place>
#include <agents_turning>
// Beads (agents) on the rings of the agents body.
// In the queue at the gate role is 1 for the first bead, 2 for the bead that has passed, 0 for the
// others; -1 is a bead on another ring, -2 the ball in the middle of the rings.
attribute float role;
attribute vec4 bead;           // ring, angle, angle after the queue has moved up, delay of this move
uniform float passing;         // how far the queue has moved up by one place, 0 to 1
uniform float clock;           // the body's clock, seconds
uniform float radii[3];        // of the rings
uniform float visibleBeads;    // length of the queue; more than there are beads: all are visible
uniform float refusedFade;     // how far the first bead has shrunk because it was refused, 0 to 1
varying vec2 vBead;            // 1 for the first bead of the queue, 1 if it was answered
void main() {
  int ringIndex = int(bead.x + 0.5);
  float moved = clamp((passing - bead.w) / (1.0 - 0.62), 0.0, 1.0);
  moved = role > 0.5 && role < 1.5 ? smoothstep(0.0, 0.8, passing) : moved * moved * (3.0 - 2.0 * moved);
  float angle = mix(bead.y, bead.z, moved);
  if (role < -0.5) angle += clock * (bead.x < 1.5 ? 0.34 : -0.5);
  float radius = radii[ringIndex] * (1.0 + explode * (0.28 - 0.1 * bead.x));
  float first = role > 0.5 && role < 1.5 ? 1.0 : 0.0;
  // The place in the queue follows from the bead's delay (see geometry.ts).
  float queueIndex = role > -0.5 && role < 1.5 ? (1.0 - first) * floor((bead.w - 0.12) / 0.055 + 0.5) : -1.0;
  float size = smoothstep(0.0, 1.0, visibleBeads - queueIndex) * (1.0 - first * refusedFade);
  vec3 at = vec3(cos(angle) * radius, sin(angle) * radius, 0.0) + position * size;
  // The ball in the middle of the rings: the person who answers.
  bool isSeat = role < -1.5;
  if (isSeat) at = position * 1.7;
  float passed = role > 1.5 ? 1.0 - moved : 0.0;
  vBead = vec2(first, max(first * smoothstep(0.05, 0.25, moved), passed));
  if (role < -0.5) vBead = vec2(0.0, 0.3);
  if (isSeat) vBead = vec2(0.0, 0.85 + 0.15 * sin(clock * 1.7));
  placeVertex(ringRotations[ringIndex] * at + (isSeat ? vec3(0.0) : ringOffsets[ringIndex]), ringRotations[ringIndex] * position);
}

#include <shadows>
#include <place>
// The agents body without its beam, and the hoops of the stream: one program, because most of it is
// the light that all of them share.
uniform int piece;             // 0 rings, 1 beads, 2 gate, 3 hoops
varying vec3 vPart;            // see each piece
varying vec3 vTint;            // hoops: colour
// What a piece decides: position in the object's space, and its normal.
vec3 place, outwards;

// Rotation and position of the agents body's three rings.
uniform mat3 ringRotations[3];
uniform vec3 ringOffsets[3];   // offset of each ring from the body's middle
uniform float explode;         // how far the rings are apart in radius, 0 to 1

// Rings. vPart: angle along the ring, angle around its tube, index of the ring.
attribute vec3 ring;           // radius, radius of the tube, index
void placeRing() {
  int ringIndex = int(ring.z + 0.5);
  float radius = ring.x * (1.0 + explode * (0.28 - 0.1 * ring.z));
  vec2 along = vec2(cos(position.x), sin(position.x));
  vec2 across = vec2(cos(position.y), sin(position.y));
  // A band rather than a tube: wider along the ring's axis.
  vec3 at = vec3(along * (radius + ring.y * across.x), ring.y * across.y * 1.28);
  vPart = vec3(position.xy, ring.z);
  place = ringRotations[ringIndex] * at + ringOffsets[ringIndex];
  outwards = ringRotations[ringIndex] * vec3(along * across.x, across.y);
}

// Beads (agents) on the rings. vPart: 1 for the first bead of the queue, 1 if it was answered or is the
// ball in the middle, 1 for that one.
// In the queue at the gate role is 1 for the first bead, 2 for the bead that has passed, 0 for the
// others; -1 is a bead on another ring, -2 the ball in the middle of the rings.
attribute float role;
attribute vec4 bead;           // ring, angle, angle after the queue has moved up, delay of this move
uniform float passing;         // how far the queue has moved up by one place, 0 to 1
uniform float clock;           // the body's clock, seconds
uniform float radii[3];        // of the rings
uniform float visibleBeads;    // length of the queue; more than there are beads: all are visible
uniform float refusedFade;     // how far the first bead has shrunk because it was refused, 0 to 1
void placeBead() {
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
  vPart = vec3(first, max(first * smoothstep(0.05, 0.25, moved), passed), 0.0);
  if (role < -0.5) vPart.xy = vec2(0.0, 0.3);
  if (isSeat) vPart = vec3(0.0, 0.85 + 0.15 * sin(clock * 1.7), 1.0);
  place = ringRotations[ringIndex] * at + (isSeat ? vec3(0.0) : ringOffsets[ringIndex]);
  outwards = ringRotations[ringIndex] * position;
}

// The gate on the outer ring: a frame and two leaves that slide open.
// vPart: part, distance from the gate's middle, depth.
attribute float part;          // 0 frame, 1 or -1 leaf
uniform float gateAngle;       // on the ring
uniform float gateRadius;      // of the ring
uniform float frameAngle;
uniform float gateOpen;        // how far the gate is open, 0 to 1
void placeGate() {
  vec3 at = position;
  if (abs(part) > 0.5) {
    // An open leaf lies in its side of the frame.
    at.x = part * (0.138 - (0.138 - abs(at.x)) * (1.0 - 0.92 * gateOpen));
  }
  vec3 outward = vec3(cos(gateAngle), sin(gateAngle), 0.0);
  vec3 framed = vec3(cos(frameAngle), sin(frameAngle), 0.0);
  mat3 frame = mat3(framed, vec3(0.0, 0.0, -1.0), vec3(-framed.y, framed.x, 0.0));
  float radius = gateRadius * (1.0 + explode * 0.28);
  vPart = vec3(part, length(position.xy), position.z);
  place = ringRotations[0] * (outward * radius + frame * at) + ringOffsets[0];
  outwards = ringRotations[0] * (frame * normal);
}

// Hoops. vPart: angle along the ring, angle around its tube, how lit it is.
attribute float which;         // index of the hoop
uniform vec3 places[4];
uniform vec4 gateLights;
uniform vec3 tints[4];
uniform float upright;         // 0: the stream runs along x, 1: along y
uniform float visibleShare;    // 0 invisible, 1 complete
void placeHoop() {
  int i = int(which + 0.5);
  // Mirrored here, because the change of axes below mirrors as well.
  vec2 along = vec2(cos(position.x), -sin(position.x));
  vec2 across = vec2(cos(position.y), sin(position.y));
  float radius = (1.58 + 0.05 * gateLights[i]) * mix(1.5, 1.0, visibleShare);
  vec3 at = vec3(along * (radius + 0.055 * across.x), 0.085 * across.y);
  vec3 facing = vec3(along * across.x, across.y);
  vPart = vec3(-position.x, position.y, gateLights[i]);
  vTint = tints[i];
  place = (upright > 0.5 ? at.xzy : at.zyx) + places[i];
  outwards = upright > 0.5 ? facing.xzy : facing.zyx;
}

void main() {
  vTint = vec3(0.0);
  if (piece == 0) placeRing();
  else if (piece == 1) placeBead();
  else if (piece == 2) placeGate();
  else placeHoop();
  placeVertex(place, outwards);
}

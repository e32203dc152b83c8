#include <shadows>
#include <place>
#include <agents_turning>
// The gate on the outer ring: a frame and two leaves that slide open.
attribute float part;   // 0 frame, 1 or -1 leaf
uniform vec4 seat;      // angle and radius on the ring, how far the gate is open
varying vec3 vGate;     // part, distance from the gate's middle, depth
void main() {
  vec3 at = position;
  vec3 facing = normal;
  if (abs(part) > 0.5) {
    // An open leaf lies in its side of the frame.
    at.x = part * (0.138 - (0.138 - abs(at.x)) * (1.0 - 0.92 * seat.z));
  }
  vec3 outward = vec3(cos(seat.x), sin(seat.x), 0.0);
  vec3 forward = vec3(-outward.y, outward.x, 0.0);
  mat3 frame = mat3(outward, vec3(0.0, 0.0, -1.0), forward);
  float radius = seat.y * (1.0 + explode * 0.28);
  vGate = vec3(part, length(position.xy), position.z);
  placeVertex(ringRotations[0] * (outward * radius + frame * at) + ringOffsets[0], ringRotations[0] * (frame * facing));
}

#include <shadows>
#include <place>
#include <agents_turning>
attribute vec3 ring;   // radius, radius of the tube, index
varying vec3 vRing;    // angle along the ring, angle around its tube, index of the ring
void main() {
  int ringIndex = int(ring.z + 0.5);
  float radius = ring.x * (1.0 + explode * (0.28 - 0.1 * ring.z));
  vec2 along = vec2(cos(position.x), sin(position.x));
  vec2 across = vec2(cos(position.y), sin(position.y));
  // A band rather than a tube: wider along the ring's axis.
  vec3 normal = vec3(along * across.x, across.y);
  vec3 at = vec3(along * (radius + ring.y * across.x * 1.0), ring.y * across.y * 1.28);
  vRing = vec3(position.xy, ring.z);
  placeVertex(ringRotations[ringIndex] * at + ringOffsets[ringIndex], ringRotations[ringIndex] * normal);
}

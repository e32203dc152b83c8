#include <shadows>
#include <place>
#include <agents_turning>
attribute vec3 ring;
varying vec3 vRing;   // angle along, angle across, which ring
void main() {
  int which = int(ring.z + 0.5);
  float radius = ring.x * (1.0 + loose * (0.28 - 0.1 * ring.z));
  vec2 along = vec2(cos(position.x), sin(position.x));
  vec2 across = vec2(cos(position.y), sin(position.y));
  // A band rather than a hose: a little flatter towards the middle.
  vec3 normal = vec3(along * across.x, across.y);
  vec3 at = vec3(along * (radius + ring.y * across.x * 1.0), ring.y * across.y * 1.28);
  vRing = vec3(position.xy, ring.z);
  placeVertex(turns[which] * at + apart[which], turns[which] * normal);
}

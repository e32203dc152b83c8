#include <shadows>
#include <place>
attribute float which;   // index of the gate
uniform vec3 places[4];
uniform vec4 gateLights;
uniform vec3 tints[4];
uniform float upright;        // 0: the stream runs along x, 1: along y
uniform float visibleShare;   // 0 invisible, 1 complete
varying vec3 vHoop;           // angle along the ring, angle around its tube, how lit it is
varying vec3 vTint;
void main() {
  int i = int(which + 0.5);
  float lit = i == 0 ? gateLights.x : i == 1 ? gateLights.y : i == 2 ? gateLights.z : gateLights.w;
  vec2 along = vec2(cos(position.x), sin(position.x));
  vec2 across = vec2(cos(position.y), sin(position.y));
  float radius = (1.58 + 0.05 * lit) * mix(1.5, 1.0, visibleShare);
  vec3 at = vec3(along * (radius + 0.055 * across.x), 0.085 * across.y);
  vec3 facing = vec3(along * across.x, across.y);
  at = upright > 0.5 ? at.xzy : at.zyx;
  facing = upright > 0.5 ? facing.xzy : facing.zyx;
  vHoop = vec3(position.xy, lit);
  vTint = tints[i];
  placeVertex(at + places[i], facing);
}

#include <shadows>
#include <place>
attribute float which;
uniform vec3 places[4];
uniform vec4 lights;
uniform vec3 tints[4];
uniform float upright;   // 1: the stream runs along y
uniform float grown;     // 0 not there, 1 full size
varying vec3 vHoop;      // angle along, across, light
varying vec3 vTint;
void main() {
  int i = int(which + 0.5);
  float light = i == 0 ? lights.x : i == 1 ? lights.y : i == 2 ? lights.z : lights.w;
  vec2 along = vec2(cos(position.x), sin(position.x));
  vec2 across = vec2(cos(position.y), sin(position.y));
  float radius = (1.58 + 0.05 * light) * mix(1.5, 1.0, grown);
  vec3 at = vec3(along * (radius + 0.055 * across.x), 0.085 * across.y);
  vec3 facing = vec3(along * across.x, across.y);
  at = upright > 0.5 ? at.xzy : at.zyx;
  facing = upright > 0.5 ? facing.xzy : facing.zyx;
  vHoop = vec3(position.xy, light);
  vTint = tints[i];
  placeVertex(at + places[i], facing);
}

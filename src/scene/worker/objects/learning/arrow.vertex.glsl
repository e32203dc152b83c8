#include <shadows>
#include <place>
#include <learning_floating>
attribute vec3 profile;
attribute vec4 from;
attribute vec4 to;
attribute vec4 leaves;
attribute vec4 ringFrom;
attribute vec4 ringTo;
attribute vec4 partFrom;
attribute vec4 partTo;
attribute vec4 layerFrom;
attribute vec4 layerTo;
attribute vec3 layoutLeaves;
varying vec4 vRun;    // place on the arrow 0..1, age of its light, tip?, light it keeps
void main() {
  vec4 start = morphed(from, ringFrom, partFrom, layerFrom);
  vec4 end = morphed(to, ringTo, partTo, layerTo);
  vec3 a = afloat(start.xyz);
  vec3 b = afloat(end.xyz);
  vec3 way = normalize(b - a);
  a += way * start.w * 0.9;
  b -= way * (end.w + 0.004);
  float len = length(b - a);
  float at = stepOf(leaves, layoutLeaves);
  float age = at > -0.5 ? front - at : -9.0;
  float lit_ = age > 0.0 ? lastingGlow(age, 1.6) : 0.0;
  float along = position.z * len - profile.x * min(1.0, len * 2.5);
  vec3 side = normalize(cross(way, abs(way.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0)));
  vec3 up = cross(side, way);
  vec3 out_ = side * position.x + up * position.y;
  float thick = profile.y * (1.0 + max((0.75 + 0.9 * demoWeight) * lit_, 0.75 * kept(at)));
  vRun = vec4(along / len, age, step(0.1, profile.z), kept(at));
  placeVertex(a + way * along + out_ * thick, normalize(out_ + way * profile.z));
}

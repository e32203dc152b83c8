#include <shadows>
#include <place>
#include <learning_floating>
// Arrows of the causal graph, one instance for each edge.
attribute vec3 profile;         // distance back from the tip, radius, slope of the normal
attribute vec4 from;            // position and size of the node at each end
attribute vec4 to;
attribute vec4 leaves;          // step at which light leaves the cause, by cascade
attribute vec4 ringFrom;        // `from` and `to` in the three layouts
attribute vec4 ringTo;
attribute vec4 partFrom;
attribute vec4 partTo;
attribute vec4 layerFrom;
attribute vec4 layerTo;
attribute vec3 layoutLeaves;    // `leaves` in the three layouts
varying vec4 vRun;              // position on the arrow (0 to 1), age of its light, 1 at the tip, light it keeps
void main() {
  vec4 start = morphed(from, ringFrom, partFrom, layerFrom);
  vec4 end = morphed(to, ringTo, partTo, layerTo);
  vec3 a = drifting(start.xyz);
  vec3 b = drifting(end.xyz);
  vec3 direction = normalize(b - a);
  a += direction * start.w * 0.9;
  b -= direction * (end.w + 0.004);
  float arrowLength = length(b - a);
  float leavesAt = stepOf(leaves, layoutLeaves);
  float age = leavesAt > -0.5 ? front - leavesAt : -9.0;
  float glow = age > 0.0 ? lastingGlow(age, 4.6) : 0.0;
  float along = position.z * arrowLength - profile.x * min(1.0, arrowLength * 2.5);
  vec3 side = normalize(cross(direction, abs(direction.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0)));
  vec3 up = cross(side, direction);
  vec3 outward = side * position.x + up * position.y;
  // The lit way is thick; arrows behind it are thin, the rear ones more.
  float lit = max((0.75 + 0.9 * demoWeight) * glow, 0.75 * keptLight(leavesAt));
  float thick = profile.y * mix(0.8 + 1.2 * lit, 0.4 + lit, rearAt((modelMatrix * vec4(0.5 * (a + b), 1.0)).xyz));
  vRun = vec4(along / arrowLength, age, step(0.1, profile.z), keptLight(leavesAt));
  placeVertex(a + direction * along + outward * thick, normalize(outward + direction * profile.z));
  hazeRear();
}

#include <shadows>
#include <place>
#include <learning_floating>
// Nodes of the causal graph.
attribute vec4 node;      // position, radius
attribute vec4 reached;   // step at which light reaches the node, by cascade
attribute vec4 ringed;    // position and that step in the three layouts
attribute vec4 parted;
attribute vec4 layered;
varying float vHeat;      // light of the node, 0 to 1
varying float vFlash;     // flash as light reaches it, 0 to 1
varying float vTone;      // random, 0 dark to 1 light enamel
varying float vBelt;      // distance from the plane of the node's belt, in radii
void main() {
  float reachedAt = stepOf(reached, vec3(ringed.w, parted.w, layered.w));
  float age = front - reachedAt;
  vHeat = max(keptLight(reachedAt), reachedAt > -0.5 ? lastingGlow(age, 5.0) : 0.0);
  // Three sizes: the cause, where the way of the light begins, what it has reached, and what it has not.
  float first = reachedAt > -0.5 && reachedAt < 0.5 ? 1.0 : 0.0;
  vFlash = reachedAt > -0.5 && age > 0.0 ? exp(-age * 3.2) : 0.0;
  vTone = fract(node.x * 37.0 + node.y * 61.0 + node.z * 17.0);
  vBelt = dot(position, normalize(vec3(sin(vTone * 40.0), 2.0, cos(vTone * 70.0))));
  float size = node.w * mix(1.12, 1.12 * SIZE_PARTED, morph.y) * (0.82 + (0.55 + 0.45 * first + 0.3 * demoWeight) * vHeat + 0.35 * vFlash);
  placeVertex(drifting(morphed(node, ringed, parted, layered).xyz) + position * size, position);
  hazeRear();
}

#include <shadows>
#include <place>
#include <learning_floating>
// Nodes of the causal graph.
attribute vec4 node;      // position, radius
attribute vec4 reached;   // step at which light reaches the node, by cascade
attribute vec4 ringed;    // position and that step in the three layouts
attribute vec4 parted;
attribute vec4 layered;
attribute vec4 aside;     // share of its light that it lacks, by cascade
varying vec4 vLight;      // light of the node and flash as it arrives, its share in the picture, how far in the rear
void main() {
  float reachedAt = stepOf(reached, vec3(ringed.w, parted.w, layered.w));
  float age = front - reachedAt;
  float heat = max(keptLight(reachedAt), reachedAt > -0.5 ? lastingGlow(age, 5.0) : 0.0);
  // The cause is the largest, so that the way of the light begins there for the eye as well.
  float first = reachedAt > -0.5 && reachedAt < 0.5 ? 1.0 : 0.0;
  float flash = reachedAt > -0.5 && age > 0.0 ? exp(-age * 3.2) : 0.0;
  float size = node.w * mix(1.12, 1.12 * SIZE_PARTED, morph.y) * (1.0 + (0.4 + 0.35 * first + 0.3 * demoWeight) * heat + 0.35 * flash);
  placeVertex(drifting(morphed(node, ringed, parted, layered).xyz) + position * size, position);
  vLight = vec4(heat, flash, shareOf(aside), rearOf(vPosition));
}

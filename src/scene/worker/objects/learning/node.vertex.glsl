#include <shadows>
#include <place>
#include <learning_floating>
attribute vec4 node;
attribute vec4 reached;
attribute vec4 ringed;
attribute vec4 parted;
attribute vec4 layered;
varying float vHeat;
varying float vFlash;
void main() {
  float at = stepOf(reached, vec3(ringed.w, parted.w, layered.w));
  float age = front - at;
  vHeat = max(kept(at), at > -0.5 ? lastingGlow(age, 2.2) : 0.0);
  vFlash = at > -0.5 && age > 0.0 ? exp(-age * 3.2) : 0.0;
  float size = node.w * mix(1.12, 1.12 * SIZE_PARTED, morph.y) * (1.0 + (0.28 + 0.5 * demoWeight) * vHeat + 0.35 * vFlash);
  placeVertex(afloat(morphed(node, ringed, parted, layered).xyz) + position * size, position);
}

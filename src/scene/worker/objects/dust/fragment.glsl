#include <emissive>
// Dust in the air around the scene.
varying vec4 vLight;
varying float vDepth;
void main() {
  float r = length(gl_PointCoord - 0.5) * 2.0;
  if (r > 1.0) discard;
  // Dust is soft at every size, because a disc with an edge would look like an object.
  float shape = exp(-r * r * 5.0) * (1.0 - r * r);
  gl_FragColor = outputEmissive(vLight.rgb * vLight.a * shape, vDepth * 0.6);
}

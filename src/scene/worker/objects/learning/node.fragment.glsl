#include <surface>
#include <placed>
uniform vec3 accent;
uniform float demoWeight;   // how far a visitor's demo is shown, 0 to 1
varying float vHeat;        // light of the node, 0 to 1
varying float vFlash;       // flash as light reaches it, 0 to 1
varying float vTone;        // random, 0 dark to 1 light enamel
void main() {
  vec3 normal = normalize(vNormal);
  float facing = clamp(dot(normal, normalize(cameraPosition - vPosition)), 0.0, 1.0);
  float centre = pow(facing, 1.6);
  float centreSquared = centre * centre;
  Material material;
  // Enamel: a deep colour under a clear coat.
  material.base = mix(accent * accent * 0.10, accent * accent * 0.32, vTone);
  material.mirror = vec3(0.06);
  material.rough = 0.12 + 0.1 * vTone;
  material.ao = smoothstep(-1.1, 0.5, normal.y) * 0.6 + 0.4;
  material.rim = accent * ((0.35 + 0.5 * vHeat) * (1.0 - 0.6 * demoWeight * (1.0 - vHeat)));
  vec3 hot = mix(accent * vec3(1.0, 0.75, 1.0), vec3(1.0, 0.9, 0.98), 0.18 * vHeat * centreSquared + 0.4 * vFlash);
  // A lit node shines from its middle.
  float ember = centreSquared * centreSquared;
  material.glow = hot * vHeat * (0.05 + 0.35 * centreSquared + 1.9 * ember * ember) + vec3(1.0, 0.92, 1.0) * vFlash * centre * 1.4;
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

#include <surface>
#include <placed>
uniform vec3 accent;
uniform float demoWeight;   // how far a visitor's demo is shown, 0 to 1
varying float vHeat;        // light of the node, 0 to 1
varying float vFlash;       // flash as light reaches it, 0 to 1
void main() {
  vec3 normal = normalize(vNormal);
  float facing = clamp(dot(normal, normalize(cameraPosition - vPosition)), 0.0, 1.0);
  float centre = pow(facing, 1.6);
  float centreSquared = centre * centre;
  Material material;
  material.base = vec3(0.040, 0.014, 0.036) + accent * 0.05;
  material.accent = accent;
  material.gloss = 0.9;
  material.ao = smoothstep(-1.0, 0.5, normal.y) * 0.8 + 0.2;
  material.rim = (2.6 + 0.5 * vHeat) * (1.0 - 0.6 * demoWeight * (1.0 - vHeat));
  material.metal = 0.6;
  vec3 hot = mix(accent * vec3(1.0, 0.75, 1.0), vec3(1.0, 0.9, 0.98), 0.18 * vHeat * centreSquared + 0.4 * vFlash);
  material.glow = (hot * vHeat * (0.3 + 0.85 * centre) + vec3(1.0, 0.92, 1.0) * vFlash * centre * 1.4
    + accent * (0.03 + 0.30 * pow(facing, 3.0))) * intensity;
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

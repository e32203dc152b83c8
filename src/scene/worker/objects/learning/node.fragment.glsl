#include <surface>
#include <placed>
uniform vec3 accent;
uniform float demoWeight;   // how far a visitor's demo is shown, 0 to 1
varying float vHeat;        // light of the node, 0 to 1
varying float vFlash;       // flash as light reaches it, 0 to 1
varying float vTone;        // random, 0 dark to 1 light enamel
varying float vBelt;        // distance from the plane of the node's belt, in radii
void main() {
  vec3 normal = normalize(vNormal);
  vec3 view = normalize(cameraPosition - vPosition);
  float facing = clamp(dot(normal, view), 0.0, 1.0);
  float centre = pow(facing, 1.6);
  float centreSquared = centre * centre;
  // Translucent enamel on metal under a clear coat: light passes its colour twice, and more of it where
  // it comes and goes at an angle. A belt of bare metal with a groove holds it.
  vec3 enamel = pow(accent * mix(0.72, 0.9, vTone) * mix(0.8, 1.0, vHeat), vec3(1.0 + 1.4 / (0.35 + facing)));
  float soft = fwidth(vBelt) + 1e-4, belt = 1.0 - smoothstep(0.2 - soft, 0.2 + soft, abs(vBelt));
  float groove = 1.0 - smoothstep(0.03, 0.05 + soft, abs(vBelt));
  vec3 metal = mix(vec3(0.95, 0.8, 0.86), accent, 0.65) * (mix(0.5, 1.0, vHeat) - 0.5 * groove * vHeat * (1.0 - smoothstep(0.1, 0.3, soft)));
  Material material = plain(enamel * (0.24 * (1.0 - belt)), mix(enamel * 0.55, metal, belt), mix(0.42, 0.2, belt));
  material.coat = 1.0 - belt;
  material.ao = smoothstep(-1.1, 0.5, normal.y) * 0.6 + 0.4;
  material.rim = accent * ((0.35 + 0.5 * vHeat) * (1.0 - 0.6 * demoWeight * (1.0 - vHeat)));
  vec3 hot = mix(accent * vec3(1.0, 0.75, 1.0), vec3(1.0, 0.9, 0.98), 0.18 * vHeat * centreSquared + 0.4 * vFlash);
  // A lit node shines from its middle.
  float ember = centreSquared * centreSquared;
  material.glow = hot * vHeat * (0.08 + 0.5 * centreSquared + 2.2 * ember * ember) + vec3(1.0, 0.92, 1.0) * vFlash * centre * 1.4;
  // An unlit node is glass: the room and the core are seen through it, upside down.
  vec3 through = refract(-view, normal, 0.69), toCore = uCoreLightPosition - vPosition;
  float power = coreLightPower(dot(toCore, toCore));
  material.glow += (1.0 - belt) * (1.0 - vHeat) * mix(accent, vec3(1.0), 0.15)
    * (1.4 * environment(through, 0.25) + CORE_LIGHT_COLOUR * (0.15 * power * coreHighlight(0.35, through, toCore, power)));
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

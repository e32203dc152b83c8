#include <surface>
#include <placed>
uniform vec3 accent;
uniform float demoWeight;   // how far a visitor's demo is shown, 0 to 1
varying float vHeat;        // light of the node, 0 to 1
varying float vFlash;       // flash as light reaches it, 0 to 1
varying float vClear;       // 0 tinted glass, 1 clear glass
void main() {
  vec3 normal = normalize(vNormal);
  vec3 sight = normalize(cameraPosition - vPosition);
  float facing = clamp(dot(normal, sight), 0.0, 1.0);
  float centre = pow(facing, 1.6);
  float centreSquared = centre * centre;
  Material material;
  material.base = accent * 0.012;
  material.accent = accent;
  material.gloss = 0.95;
  material.ao = 1.0;
  material.rim = (0.5 + 0.5 * vHeat) * (1.0 - 0.6 * demoWeight * (1.0 - vHeat));
  material.metal = 0.0;
  vec3 hot = mix(accent * vec3(1.0, 0.75, 1.0), vec3(1.0, 0.9, 0.98), 0.18 * vHeat * centreSquared + 0.4 * vFlash);
  // A lit node shines from its middle; the glass around it stays dark.
  float ember = centreSquared * centreSquared;
  material.glow = (hot * vHeat * (0.05 + 0.35 * centreSquared + 1.9 * ember * ember) + vec3(1.0, 0.92, 1.0) * vFlash * centre * 1.4
    + accent * (0.01 + 0.02 * facing)) * intensity;
  // A node is a ball of tinted glass: a ray is refracted where it enters and where it leaves, so the
  // ball shows the room and the core upside down.
  vec3 ray = refract(-sight, normal, 0.68);
  vec3 exitNormal = normal - 2.0 * dot(normal, ray) * ray;
  vec3 through = refract(ray, exitNormal, 1.47);
  through = dot(through, through) > 0.5 ? through : reflect(ray, exitNormal);
  vec3 tint = mix(accent * accent, vec3(0.45, 0.4, 0.9), 0.06 + 0.4 * vClear) * (0.3 + 0.7 * facing);
  material.glow += (environment(through, 0.1 + 0.3 * vClear) * 2.0 + coreReflection(0.93, through, uCoreLightPosition - vPosition) * (0.5 * vVisibility.y)) * tint * intensity;
  // Each node reflects the room as sharply as its glass is clear.
  Light light = computeLight(material, vPosition, normal, vVisibility);
  float away = 1.0 - facing;
  light.mirror = environment(light.reflection, max(0.75 - 0.45 * vClear, pixelRoughness(light.reflection))) * (0.05 + 0.6 * away * away * away);
  vec3 colour = material.base * diffuseLight(light, 1.0) + specularLight(light, 0.0, material.gloss, 1.0);
  colour += coreReflection(material.gloss, light.reflection, light.toCore) * vVisibility.y;
  gl_FragColor = outputOpaque(colour * intensity + material.glow, vDepth, vVisibility.w);
}

#include <surface>
#include <placed>
#include <agents_gold>
uniform vec3 accent;
uniform vec4 state;   // clock, activity, flash of the gate, how far the gate is open
varying vec3 vRing;   // angle along the ring, angle around its tube, index of the ring
// Marks at equal angles; they fade where they are narrower than a pixel.
float tick(float angle, float count, float width) {
  float at = abs(fract(angle * count / 6.2831853) - 0.5);
  float soft = max(fwidth(angle * count / 6.2831853), 1e-5);
  return smoothstep(0.5 - width - soft, 0.5 - width + soft, at) * (1.0 - smoothstep(0.3, 0.9, soft));
}
void main() {
  vec3 normal = normalize(vNormal);
  float outward = cos(vRing.y);
  Material material;
  material.base = vec3(0.0);
  material.mirror = GOLD;
  material.rough = 0.2;
  material.ao = mix(0.55, 1.0, smoothstep(-1.0, 0.4, outward));
  material.rim = accent * 0.6;
  // A scale of marks on the outer side, and a groove along the middle in which the beads run.
  float scale = tick(vRing.x, 120.0, 0.12) * smoothstep(0.45, 0.6, outward) * (1.0 - smoothstep(0.8, 0.95, outward));
  scale += tick(vRing.x, 24.0, 0.045) * smoothstep(0.1, 0.3, outward);
  float groove = (1.0 - smoothstep(0.04, 0.10, abs(sin(vRing.y)))) * step(0.0, outward);
  material.mirror *= 1.0 - 0.65 * max(groove, 0.6 * scale);
  material.rough = mix(material.rough, 0.5, groove);
  material.glow = accent * (scale * (0.06 + 0.2 * state.y) + groove * (0.03 + 0.12 * state.y));
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

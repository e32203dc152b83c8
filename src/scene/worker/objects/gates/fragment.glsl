#include <surface>
#include <placed>
uniform float grown;
varying vec3 vHoop;
varying vec3 vTint;
float hash21(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
void main() {
  // Mirrored axes turn the winding, so the face decides where its outside is.
  vec3 normal = normalize(vNormal);
  float light = vHoop.z;
  float inward = 1.0 - smoothstep(-0.95, -0.6, cos(vHoop.y));
  float count = vHoop.x * 11.4591559;
  float tick = smoothstep(0.46, 0.48, abs(fract(count) - 0.5)) * smoothstep(0.3, 0.6, abs(sin(vHoop.y)));
  // A light runs around the lit gate once it is passed.
  float run = exp(-6.0 * fract(vHoop.x / 6.2831853 - uTime * 0.16)) * light;
  Material material;
  material.base = vec3(0.018, 0.022, 0.026);
  material.accent = mix(vec3(0.4, 0.5, 0.56), vTint, 0.35 + 0.65 * light);
  material.gloss = 0.8;
  material.metal = 0.5;
  material.ao = 1.0;
  material.rim = 0.5 + 1.4 * light;
  vec3 glow = vTint * inward * (0.10 + 0.95 * light + 1.0 * run);
  glow += vTint * tick * (0.05 + 0.5 * light);
  material.glow = glow * intensity;
  vec4 seen = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
  // It comes out of the ink; dithering keeps it in the opaque pass.
  if (grown < 0.99 && hash21(gl_FragCoord.xy) > grown) discard;
  gl_FragColor = seen;
}

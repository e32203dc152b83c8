#include <surface>
#include <placed>
uniform float visibleShare;
varying vec3 vHoop;
varying vec3 vTint;
// Random number from 0 to 1 of a pixel.
float hash21(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
void main() {
  vec3 normal = normalize(vNormal);
  float lit = vHoop.z;
  float inward = 1.0 - smoothstep(-0.95, -0.6, cos(vHoop.y));
  // 72 marks around the ring.
  float count = vHoop.x * 11.4591559;
  float tick = smoothstep(0.46, 0.48, abs(fract(count) - 0.5)) * smoothstep(0.3, 0.6, abs(sin(vHoop.y)));
  // A light runs around a lit gate.
  float run = exp(-6.0 * fract(vHoop.x / 6.2831853 - uTime * 0.16)) * lit;
  Material material;
  material.base = vec3(0.0);
  material.mirror = mix(vec3(0.56, 0.62, 0.68), vTint, 0.3 + 0.5 * lit);
  material.rough = 0.2;
  material.ao = 1.0;
  material.rim = vTint * (0.3 + lit);
  vec3 glow = vTint * inward * (0.10 + 0.95 * lit + 1.0 * run);
  glow += vTint * tick * (0.05 + 0.5 * lit);
  material.glow = glow;
  vec4 colour = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
  // Fades in by dithering, so that it can be drawn with the opaque objects.
  if (visibleShare < 0.99 && hash21(gl_FragCoord.xy) > visibleShare) discard;
  gl_FragColor = colour;
}

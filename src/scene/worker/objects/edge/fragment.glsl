#include <surface>
#include <placed>
uniform vec3 accent;
uniform float activity;
uniform float uPointScale;
varying vec4 vPrism;         // for this and the next four, see vertex.glsl
varying vec4 vBeside;
varying vec3 vAcross;        // the prism's axes in world space
varying vec3 vUpwards;
varying vec2 vTilt;

// Distance from the middle in a hexagon, 1 at its sides.
float hexagon(vec2 p) {
  p = abs(p);
  return max(p.x, dot(p, vec2(0.5, 0.8660254))) / 0.8660254;
}

// An antialiased line of half width `width` where `at` equals `where`.
float line(float at, float where, float width) {
  float soft = max(fwidth(at), 1e-5);
  return 1.0 - smoothstep(max(width - soft, 0.0), width + soft, abs(at - where));
}

void main() {
  float heat = vPrism.w;
  float cap = step(1.9, vBeside.w);
  float bevel = step(1.0, vBeside.w) * (1.0 - cap);
  float wall = 1.0 - step(1.0, vBeside.w);

  float buried = max(vBeside.x, 0.0);
  float openness = mix(1.0, exp(-buried * 11.0) * 0.92 + 0.04, wall);
  openness *= mix(1.0, exp(-vBeside.z * 5.5), cap + bevel);

  // Rings on the cap, like the lens of a sensor; they glow with the measured value.
  float edgeDistance = hexagon(vPrism.xy);
  float centreDistance = length(vPrism.xy);
  float lens = line(edgeDistance, 0.58, 0.022) + line(centreDistance, 0.27, 0.03);
  float heatSquared = heat * heat;
  vec3 hot = mix(accent, vec3(0.86, 1.0, 0.98), smoothstep(0.6, 1.2, heat) * 0.6);
  vec3 glow = cap * hot * heatSquared * (0.5 + 1.9 * exp(-centreDistance * centreDistance * 2.2));
  glow += cap * accent * lens * (0.075 + 1.1 * heat) * openness;
  glow += cap * accent * (1.0 - smoothstep(0.0, 0.2, centreDistance)) * (0.25 + 1.6 * heat) * mix(0.4, 1.0, openness);
  // A bevel narrower than a pixel gives only its share of light.
  float cover = min(1.0, RADIUS * 0.16 * uPointScale / vDepth);
  glow += bevel * cover * hot * (0.11 + 1.6 * heatSquared + 0.4 * heat) * mix(0.3, 1.0, openness);
  // Heat glows down the walls, and a hot neighbour lights the wall above it.
  glow += wall * accent * heatSquared * exp(vPrism.z * 7.0) * 0.9 * mix(0.35, 1.0, openness);
  float above = max(-vBeside.x, 0.0);
  glow += wall * accent * vBeside.y * vBeside.y * exp(-above * 9.0) * step(vBeside.x, 0.0) * 0.45;
  glow += wall * accent * vBeside.y * exp(-buried * 16.0) * step(0.0, vBeside.x) * 0.25;

  // Walls and bevels are anodised metal; a cap is a lens of dark glass, slightly convex. No two are
  // seated alike.
  vec2 slope = vPrism.xy * 0.34 + vTilt;
  vec3 normal = normalize(normalize(vNormal) + cap * (vAcross * slope.x + vUpwards * slope.y));
  Material material;
  material.base = vec3(0.0);
  material.mirror = mix(mix(accent, vec3(0.7, 0.8, 0.8), 0.12 + 0.3 * bevel) * 0.75, vec3(0.05), cap);
  material.rough = wall * 0.42 + bevel * 0.22 + cap * 0.1;
  // The core lights a wall most at its upper edge; below, the prisms around shade it.
  material.ao = openness * mix(1.0, 0.30 + 0.7 * exp(vPrism.z * 6.0), wall);
  material.rim = accent * mix(0.4, 0.25, cap);
  material.glow = glow * 1.15;
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

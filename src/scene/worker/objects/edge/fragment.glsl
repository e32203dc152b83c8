#include <surface>
#include <placed>
uniform vec3 accent;
uniform float activity;
uniform float uPointScale;
varying vec4 vPrism;
varying vec4 vBeside;
varying vec3 vOpen;
varying vec3 vShaded;
varying float vGloss;

float hexagon(vec2 p) {
  p = abs(p);
  return max(p.x, dot(p, vec2(0.5, 0.8660254))) / 0.8660254;
}

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
  float shade = mix(1.0, exp(-buried * 11.0) * 0.92 + 0.04, wall);
  shade *= mix(1.0, exp(-vBeside.z * 5.5), cap + bevel);

  // The lens of a sensor: rings engraved in the cap, lit by what it hears.
  float d = hexagon(vPrism.xy);
  float away = length(vPrism.xy);
  float lens = line(d, 0.58, 0.022) + line(away, 0.27, 0.03);
  float burn = heat * heat;
  vec3 hot = mix(accent, vec3(0.86, 1.0, 0.98), smoothstep(0.6, 1.2, heat) * 0.6);
  vec3 glow = cap * hot * burn * (0.5 + 1.9 * exp(-away * away * 2.2));
  glow += cap * accent * lens * (0.075 + 1.1 * heat) * shade;
  glow += cap * accent * (1.0 - smoothstep(0.0, 0.2, away)) * (0.25 + 1.6 * heat) * mix(0.4, 1.0, shade);
  // A bevel narrower than a pixel lights only its share of it.
  float cover = min(1.0, RADIUS * 0.16 * uPointScale / vDepth);
  glow += bevel * cover * hot * (0.11 + 1.6 * burn + 0.4 * heat) * mix(0.3, 1.0, shade);
  // Heat runs down the walls, and a burning neighbour lights the wall above it.
  glow += wall * accent * burn * exp(vPrism.z * 7.0) * 0.9 * mix(0.35, 1.0, shade);
  float above = max(-vBeside.x, 0.0);
  glow += wall * accent * vBeside.y * vBeside.y * exp(-above * 9.0) * step(vBeside.x, 0.0) * 0.45;
  glow += wall * accent * vBeside.y * exp(-buried * 16.0) * step(0.0, vBeside.x) * 0.25;

  // Orange light on teal is grey: the faces give it back in their own colour, the bevels keep most of its warmth.
  vec3 mirrored = reflect(normalize(vPosition - cameraPosition), normalize(vNormal));
  vec3 seen = vOpen + (vShaded + coreReflection(vGloss, mirrored, uCoreLightPosition - vPosition) * intensity * vVisibility.y) * shade + glow * intensity * 1.15;
  seen = mix(seen, accent * dot(seen, vec3(0.4, 0.5, 0.3)) * 1.25, 0.26 * wall + 0.34 * cap + 0.04 * bevel);
  gl_FragColor = outputOpaque(seen, vDepth, vVisibility.w);
}

import { lighting, placed, placing, studio } from '../../shading/studio.glsl.ts';

export const edgeVertex = /* glsl */ `
${lighting}
${placing}
attribute vec3 facing;
attribute vec2 seat;
attribute vec4 cell;
attribute vec2 line;   // where the prism stands in the line
attribute vec3 nearA;
attribute vec3 nearB;
uniform vec2 cells[CELLS];
uniform float spread;
uniform float inLine;
uniform float uTime;
varying vec4 vPrism;   // hexagon x, y, height over the own cap, heat
varying vec4 vBeside;  // how deep below the neighbour's cap, its heat, shade on the cap, level
uniform vec3 accent;
varying float vGloss;
varying vec3 vOpen;    // light that no shade takes away, and light that shade does
varying vec3 vShaded;
float near(int face) { return face < 3 ? nearA[face] : nearB[face - 3]; }

void main() {
  int id = int(cell.z + 0.5);
  float top = cells[id].x;
  float z = position.z < 0.5 ? -DEPTH : position.z < 1.5 ? top - BEVEL : top;
  int face = int(seat.x + 0.5);
  vec2 beside = cells[int(near(face) + 0.5)];
  float shade = 0.0;
  if (seat.y > -0.5) {
    int corner = int(seat.y + 0.5);
    vec2 left = cells[int(near(corner) + 0.5)];
    vec2 right = cells[int(near((corner + 5) % 6) + 0.5)];
    shade = clamp(left.x - top, 0.0, 0.3) + clamp(right.x - top, 0.0, 0.3);
  } else {
    for (int i = 0; i < 6; i++) shade += clamp(cells[int(near(i) + 0.5)].x - top, 0.0, 0.3) * 0.13;
  }
  vPrism = vec4(position.xy / RADIUS, z - top, cells[id].y);
  vBeside = vec4(beside.x - z, beside.y, shade, position.z);
  vec2 loose = mix(cell.xy, line, inLine) * (1.0 + spread * 0.32);
  float drift = spread * (sin(cell.w * 40.0 + uTime * 0.4) * 0.16);
  place(vec3(position.xy + loose, z + drift), facing);

  // Faces are flat and small, so their light is computed at their corners. A bevel has the cap's level at one end.
  float cap = step(0.99, facing.z);
  float bevel = step(0.1, facing.z) - cap;
  Material material;
  material.base = mix(vec3(0.016, 0.030, 0.034), vec3(0.009, 0.017, 0.020), cap) + accent * 0.010;
  material.accent = accent;
  material.gloss = mix(0.45, 0.8, bevel) * mix(1.0, 0.6, cap);
  material.rim = mix(0.6, 0.3, cap);
  material.metal = 0.0;
  Light light = lightOn(material, vAt, normalize(vNormal));
  vGloss = material.gloss;
  vOpen = (material.base * onBase(light, 0.0) + besideBase(light, 0.0, 0.0)) * presence;
  vShaded = (material.base * onBase(light, 1.0) + besideBase(light, 0.0, 1.0)) * presence - vOpen;
}
`;

export const edgeFragment = /* glsl */ `
${studio}
${placed}
uniform vec3 accent;
uniform float activity;
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
  glow += bevel * hot * (0.11 + 1.6 * burn + 0.4 * heat) * mix(0.3, 1.0, shade);
  // Heat runs down the walls, and a burning neighbour lights the wall above it.
  glow += wall * accent * burn * exp(vPrism.z * 7.0) * 0.9 * mix(0.35, 1.0, shade);
  float above = max(-vBeside.x, 0.0);
  glow += wall * accent * vBeside.y * vBeside.y * exp(-above * 9.0) * step(vBeside.x, 0.0) * 0.45;
  glow += wall * accent * vBeside.y * exp(-buried * 16.0) * step(0.0, vBeside.x) * 0.25;

  // Orange light on teal is grey: the faces give it back in their own colour, the bevels keep most of its warmth.
  vec3 mirrored = reflect(normalize(vAt - cameraPosition), normalize(vNormal));
  vec3 seen = vOpen + (vShaded + lampMirrored(vGloss, mirrored, uLamp - vAt) * presence) * shade + glow * presence * 1.15;
  seen = mix(seen, accent * dot(seen, vec3(0.4, 0.5, 0.3)) * 1.25, 0.72 * wall + 0.4 * cap + 0.3 * bevel);
  gl_FragColor = exposed(seen, vAway, clamp(heat * (cap + bevel), 0.0, 1.0) * 0.75);
}
`;

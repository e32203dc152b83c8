#include <lighting>
#include <place>
attribute vec3 facing;
attribute vec2 seat;
attribute vec4 cell;
attribute vec2 line;   // where the prism stands in the line
attribute vec3 nearA;
attribute vec3 nearB;
uniform vec2 cells[CELLS];
uniform float explode;
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
  // Low caps stand in the shade of all that is around them.
  shade += 0.16 * (1.0 - smoothstep(0.0, 0.45, top));
  vPrism = vec4(position.xy / RADIUS, z - top, cells[id].y);
  vBeside = vec4(beside.x - z, beside.y, shade, position.z);
  vec2 loose = mix(cell.xy, line, inLine) * (1.0 + explode * 0.32);
  float drift = explode * (sin(cell.w * 40.0 + uTime * 0.4) * 0.16);
  placeVertex(vec3(position.xy + loose, z + drift), facing);

  // Light that grazes the array is caught by the prisms that stand nearest to the core.
  vec3 middle = modelMatrix[3].xyz;
  float towards = dot(normalize(uCoreLightPosition - middle), vPosition - middle) / length(modelMatrix[0].xyz);
  vVisibility.y *= mix(0.1, 1.6, smoothstep(-0.5, 1.0, towards));

  // Faces are flat and small, so their light is computed at their corners. A bevel has the cap's level at one end.
  float cap = step(0.99, facing.z);
  float bevel = step(0.1, facing.z) - cap;
  Material material;
  material.base = mix(vec3(0.016, 0.030, 0.034), vec3(0.009, 0.017, 0.020), cap) + accent * 0.010;
  material.accent = accent;
  material.gloss = mix(0.45, 0.8, bevel) * mix(1.0, 0.6, cap);
  material.rim = mix(0.6, 0.3, cap);
  material.metal = 0.0;
  Light light = computeLight(material, vPosition, normalize(vNormal), vVisibility);
  vGloss = material.gloss;
  vOpen = (material.base * diffuseLight(light, 0.0) + specularLight(light, 0.0, 0.0)) * intensity;
  vShaded = (material.base * diffuseLight(light, 1.0) + specularLight(light, 0.0, 1.0)) * intensity - vOpen;
}

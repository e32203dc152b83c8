// The prisms of the edge body, one instance each.
#include <shadows>
#include <place>
attribute vec3 facing;        // normal
attribute vec2 seat;          // side face, corner (-1: middle of the cap)
attribute vec4 cell;          // x, y, index and random phase of the prism
attribute vec2 line;          // position of the prism when the array is a line
attribute vec3 nearA;         // indices of the neighbours 0 to 2
attribute vec3 nearB;         // indices of the neighbours 3 to 5
uniform vec2 cells[CELLS];    // height and heat of each prism
uniform float explode;        // how far the prisms move apart, 0 to 1
uniform float inLine;         // how far the array has become a line, 0 to 1
uniform float uTime;
varying vec4 vPrism;          // hexagon x, y, height above the prism's cap, heat
varying vec3 vBeside;         // depth below the neighbour's cap, its heat, shadow on the cap
varying vec3 vAcross;         // the prism's axes in world space
varying vec3 vUpwards;
varying vec2 vTilt;           // slight tilt of the cap
float neighbour(int face) { return face < 3 ? nearA[face] : nearB[face - 3]; }

void main() {
  int id = int(cell.z + 0.5);
  float top = cells[id].x;
  float z = position.z < 0.5 ? -DEPTH : position.z < 1.5 ? top - BEVEL : top;
  int face = int(seat.x + 0.5);
  vec2 beside = cells[int(neighbour(face) + 0.5)];
  float shadow = 0.0;
  if (seat.y > -0.5) {
    int corner = int(seat.y + 0.5);
    vec2 left = cells[int(neighbour(corner) + 0.5)];
    vec2 right = cells[int(neighbour((corner + 5) % 6) + 0.5)];
    shadow = clamp(left.x - top, 0.0, 0.3) + clamp(right.x - top, 0.0, 0.3);
  } else {
    for (int i = 0; i < 6; i++) shadow += clamp(cells[int(neighbour(i) + 0.5)].x - top, 0.0, 0.3) * 0.13;
  }
  // Low caps lie in the shadow of the prisms around them.
  shadow += 0.16 * (1.0 - smoothstep(0.0, 0.45, top));
  vPrism = vec4(position.xy / RADIUS, z - top, cells[id].y);
  vBeside = vec3(beside.x - z, beside.y, shadow);
  vec2 spread = mix(cell.xy, line, inLine) * (1.0 + explode * 0.32);
  float drift = explode * (sin(cell.w * 40.0 + uTime * 0.4) * 0.16);
  placeVertex(vec3(position.xy + spread, z + drift), facing);

  vAcross = normalize(modelMatrix[0].xyz);
  vUpwards = normalize(modelMatrix[1].xyz);
  vTilt = (fract(cell.w * vec2(7.31, 13.73)) - 0.5) * 0.3;
}

#include <flow_stream>
uniform float uPointScale;
varying vec4 vLight;
varying vec2 vSoft;
varying float vAcross;
void main() {
  float u = position.x;
  vec3 way;
  vec3 at = braided(u, position.z / float(STRANDS) * 6.2831853, 0.55, way);
  vec4 seen = viewMatrix * vec4(at, 1.0);
  float away = -seen.z;
  vec3 dir = mat3(viewMatrix) * normalize(way);
  vec2 across = normalize(vec2(-dir.y, dir.x) + 1e-5);
  float pixel = away / uPointScale;
  float half_ = max(0.0052, pixel * 0.9);
  seen.xy += across * position.y * half_;
  float front = lead(u);
  // Packets of light run along each fibre.
  float packet = fract(u * 9.0 - state.x * 0.085 + position.z * 0.37);
  float run = exp(-packet * 5.0) * smoothstep(0.0, 0.03, packet);
  float bright = inside(u) * shown(u) * (0.13 + 0.75 * run * flow.x + 2.2 * front) * min(1.0, 0.0052 / half_ + 0.25) * (0.35 + 0.65 * flow.x);
  vLight = vec4(mix(tint(u), vec3(1.0, 0.97, 0.92), 0.5 * front), bright);
  vSoft = vec2(0.0, away);
  vAcross = position.y;
  gl_Position = bent(projectionMatrix * seen);
}

#include <surface>
#include <placed>
uniform vec3 accent;
uniform vec4 state;    // clock, activity, flash of the gate, how far the gate is open
varying vec2 vBead;    // 1 for the first bead of the queue, 1 if it was answered
void main() {
  vec3 normal = normalize(vNormal);
  float facing = clamp(dot(normal, normalize(cameraPosition - vPosition)), 0.0, 1.0);
  vec3 warm = vec3(1.0, 0.86, 0.62);
  Material material;
  material.base = mix(vec3(0.06, 0.026, 0.006), vec3(0.10, 0.055, 0.02), vBead.y);
  material.metal = 0.6 * (1.0 - vBead.y);
  material.accent = mix(accent, warm, vBead.y);
  material.gloss = 0.95;
  material.ao = smoothstep(-1.0, 0.4, normal.y) * 0.75 + 0.25;
  material.rim = 1.3;
  float centre = facing * facing;
  float asking = vBead.x * (1.0 - vBead.y) * (0.4 + 0.4 * sin(state.x * 5.0));
  vec3 glow = accent * (0.07 + 0.2 * state.y) * centre;
  glow += accent * asking * centre;
  glow += vec3(1.0, 0.66, 0.3) * vBead.y * (0.1 + 1.1 * centre);
  material.glow = glow * intensity;
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

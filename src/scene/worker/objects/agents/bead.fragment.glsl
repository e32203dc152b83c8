#include <surface>
#include <placed>
#include <agents_gold>
uniform vec3 accent;
uniform vec4 state;    // clock, activity, flash of the gate, how far the gate is open
varying vec2 vBead;    // 1 for the first bead of the queue, 1 if it was answered
void main() {
  vec3 normal = normalize(vNormal);
  float facing = clamp(dot(normal, normalize(cameraPosition - vPosition)), 0.0, 1.0);
  Material material;
  material.base = vec3(0.0);
  // A bead that was answered is glass around a light.
  material.mirror = mix(GOLD, vec3(0.05), 0.8 * vBead.y);
  material.rough = 0.12;
  material.ao = smoothstep(-1.0, 0.4, normal.y) * 0.75 + 0.25;
  material.rim = accent * 0.6;
  float centre = facing * facing;
  float asking = vBead.x * (1.0 - vBead.y) * (0.4 + 0.4 * sin(state.x * 5.0));
  vec3 glow = accent * (0.07 + 0.2 * state.y) * centre;
  glow += accent * asking * centre;
  // A bead that was answered, and the person in the middle, glow from inside.
  glow += mix(vec3(0.9, 0.22, 0.03), vec3(1.9, 1.15, 0.5), centre * centre * centre) * vBead.y * (0.04 + 0.9 * centre * centre);
  material.glow = glow;
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

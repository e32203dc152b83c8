#include <surface>
#include <placed>
#include <agents_gold>
uniform vec3 accent;
uniform vec4 state;   // clock, activity, flash of the gate, how far the gate is open
varying vec3 vGate;   // part (0 frame, 1 or -1 leaf), distance from the gate's middle, depth
void main() {
  vec3 normal = normalize(vNormal);
  float leaf = abs(vGate.x);
  vec3 warm = vec3(1.0, 0.74, 0.42);
  vec3 signal = mix(accent, warm, state.w);
  Material material;
  material.base = vec3(0.0);
  material.mirror = GOLD * mix(1.0, 0.6, leaf);
  material.rough = 0.28;
  material.ao = 1.0;
  material.rim = signal * 0.6;
  float rim = (1.0 - smoothstep(0.008, 0.016, abs(vGate.y - 0.168))) * (1.0 - leaf) * step(0.037, abs(vGate.z));
  float bars = leaf * (1.0 - smoothstep(0.0, 0.12, abs(fract(vGate.y * 42.0) - 0.5)));
  vec3 glow = signal * rim * (0.9 + 2.2 * state.z + 1.4 * state.w);
  glow += signal * (1.0 - leaf) * (0.03 + 0.4 * state.z + 0.05 * state.w);
  glow += accent * (leaf * 0.22 + bars * 0.5) * (1.0 - 0.6 * state.w);
  material.glow = glow;
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

#include <emissive>
varying vec2 vBeam;  // along the beam (0 to 1), across (-1 to 1)
varying float vDepth;
uniform float beamHead;    // position of the beam's head, 0 core to 1 gate
uniform float beamPower;   // brightness
void main() {
  float thread = exp(-vBeam.y * vBeam.y * 90.0);
  float halo = exp(-vBeam.y * vBeam.y * 7.0);
  float behind = beamHead - vBeam.x;
  float trail = smoothstep(-0.02, 0.02, behind) * exp(-max(behind, 0.0) * 1.7);
  float head = exp(-behind * behind * 320.0);
  vec3 colour = vec3(1.0, 0.66, 0.3) * (thread * 0.55 + halo * 0.06) * trail;
  colour += vec3(1.0, 0.85, 0.6) * head * (halo * 0.35 + thread * 1.5);
  colour *= beamPower * intensity * smoothstep(0.0, 0.06, vBeam.x) * (1.0 - smoothstep(0.97, 1.0, vBeam.x));
  gl_FragColor = outputEmissive(colour, vDepth);
}

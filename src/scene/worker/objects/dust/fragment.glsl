#include <emissive>
varying vec4 vLight;
varying float vSoft;
varying float vAway;
void main() {
  float r = length(gl_PointCoord - 0.5) * 2.0;
  if (r > 1.0) discard;
  float shape = mix(exp(-r * r * 5.0), (1.0 - smoothstep(0.82, 1.0, r)) * (0.6 + 0.4 * r), vSoft);
  gl_FragColor = outputEmissive(vLight.rgb * vLight.a * shape, vAway * 0.6);
}

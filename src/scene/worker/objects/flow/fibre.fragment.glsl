#include <emissive>
varying vec4 vLight;     // colour, brightness
varying float vDepth;
varying float vAcross;   // across the ribbon, -1 to 1
void main() {
  float shape = exp(-vAcross * vAcross * 2.6);
  gl_FragColor = outputEmissive(vLight.rgb * vLight.a * shape * intensity, vDepth);
}

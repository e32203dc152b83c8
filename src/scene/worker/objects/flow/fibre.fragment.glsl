#include <emissive>
varying vec4 vLight;
varying vec2 vSoft;
varying float vAcross;
void main() {
  float shape = exp(-vAcross * vAcross * 2.6);
  gl_FragColor = outputEmissive(vLight.rgb * vLight.a * shape * intensity, vSoft.y);
}

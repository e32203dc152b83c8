#include <surface>
#include <placed>
#include <learning_rear>
uniform vec3 accent;
uniform float demoWeight;   // how far a visitor's demo is shown, 0 to 1
varying vec4 vLight;        // light of the node and flash as it arrives, its share in the picture, how far in the rear
void main() {
  vec3 normal = normalize(vNormal), view = normalize(cameraPosition - vPosition);
  float facing = clamp(dot(normal, view), 0.0, 1.0);
  float outward = sqrt(1.0 - facing * facing), soft = fwidth(outward);
  // Smoked glass with a reflection of the key light and a rim of two pixels. A lit node is a small
  // light in a shell that it colours.
  float heat = vLight.x * vLight.z;
  float highlight = smoothstep(0.9, 0.99, dot(normal, normalize(KEY_DIRECTION + view))) * vVisibility.x;
  float rim = smoothstep(1.0 - 3.0 * soft, 1.0 - soft, outward);
  Material material = plain(vec3(0.024, 0.003, 0.019), vec3(0.012, 0.002, 0.01), 0.4);
  material.rim = accent * 0.2;
  material.glow = accent * (rim * (0.32 + 0.5 * heat) * (1.0 - 0.6 * demoWeight * (1.0 - vLight.x)));
  material.glow += vec3(0.34, 0.2, 0.32) * highlight;
  material.glow += vec3(0.17, 0.014, 0.13) * (heat * (0.35 + 0.65 * facing));
  material.glow += vec3(1.0, 0.7, 0.94) * ((2.3 * heat + 1.2 * vLight.y * vLight.z) * exp(-15.0 * outward * outward));
  gl_FragColor = outputOpaque(inRear(litColour(material, vPosition, normal, vVisibility * vec4(1.0, 0.5, 1.0, 1.0)), vLight.w), vDepth, vVisibility.w);
}

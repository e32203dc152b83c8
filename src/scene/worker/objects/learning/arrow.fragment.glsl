#include <surface>
#include <placed>
uniform vec3 accent;
uniform vec4 wave;          // 1 for the cascade that runs; w: a visitor's demo, whose light stays
uniform float demoWeight;   // how far the demo is shown, 0 to 1
varying vec4 vRun;          // position on the arrow (0 to 1), age of its light, 1 at the tip, light it keeps
// The light runs along an arrow within one step, as a spark of this share of it.
const float SPARK_LENGTH = 1.0 / 7.0;
void main() {
  vec3 normal = normalize(vNormal);
  float age = vRun.y;
  float ahead = vRun.x - age, lengths = ahead / SPARK_LENGTH;
  float passed = (1.0 - smoothstep(-0.04, 0.04, ahead)) * step(-1.0, age);
  float spark = exp(-lengths * lengths) * step(0.0, age) * step(age, 1.15);
  float lasting = max(vRun.w, passed * exp(-max(age - 4.9, 0.0) * 0.75 * (1.0 - wave.w)));
  // What light has not reached is tarnished.
  Material material = plain(vec3(0.0), mix(vec3(0.9, 0.75, 0.82), accent, 0.75) * mix(0.45, 1.0, min(lasting, 1.0)), mix(0.34, 0.24, min(lasting, 1.0)));
  material.ao = 0.75;
  material.rim = accent * 0.2;
  // Unlit arrows are brighter towards their effect, so that their direction is visible.
  vec3 glow = accent * (0.012 + 0.04 * vRun.x * vRun.x + 0.05 * vRun.z) * (1.0 - 0.5 * demoWeight);
  glow += mix(accent, vec3(1.0, 0.85, 0.97), 0.1) * lasting * 1.1;
  glow += mix(accent, vec3(1.0, 0.9, 0.98), 0.6) * spark * 1.6;
  material.glow = glow;
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

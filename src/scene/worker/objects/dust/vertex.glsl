#include <blur>
uniform float uPointScale;
uniform float uTime;
uniform vec3 uCoreLightPosition;
varying vec4 vLight;    // colour, brightness
varying float vDepth;
void main() {
  vec3 at = position.xyz;
  float random = fract(position.x * 7.13 + position.y * 3.71 + position.z);
  at += sin(uTime * vec3(0.06, 0.05, 0.07) + random * vec3(40.0, 50.0, 60.0)) * 0.35;
  vec4 viewPosition = viewMatrix * vec4(at, 1.0);
  float depth = -viewPosition.z;
  vDepth = depth;
  float blur = blurOf(depth);
  float near = smoothstep(1.5, 3.5, depth);
  // A mote near the eye is a wide, dim disc.
  float pixels = min((0.012 + 0.012 * random) * (1.0 + blur * blur * 14.0) * uPointScale / depth, 44.0);
  vec3 fromCore = at - uCoreLightPosition;
  float warm = 1.0 / (1.0 + dot(fromCore, fromCore) * 0.16);
  vec3 colour = mix(vec3(0.34, 0.52, 0.62), vec3(1.0, 0.62, 0.3), clamp(warm * 2.2, 0.0, 1.0));
  vLight = vec4(colour * (0.07 + 0.7 * warm), near * min(1.0, pixels / 1.5) / (1.0 + blur * blur * 8.0));
  gl_PointSize = max(pixels, 1.5) * 1.6;
  gl_Position = projectionMatrix * viewPosition;
}

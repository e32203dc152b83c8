// Points of light in the flow. flow_stream has the flow's path and state.
#include <flow_stream>
#include <blur>
uniform float uPointScale;
uniform float uTime;
attribute vec3 grain;   // size, speed, random number
varying vec4 vLight;    // colour, brightness
varying vec2 vSoft;     // how far out of focus, depth
varying vec2 vStreak;   // direction and speed of the movement on the picture
void main() {
  float u = position.x + clock * 0.0125 * grain.y;
  vec3 direction;
  vec3 at = braided(u, position.y, position.z, direction);
  vec4 viewPosition = viewMatrix * vec4(at, 1.0);
  float depth = -viewPosition.z;
  float front = headLight(u);
  float size = 0.0125 * grain.x * (1.0 + 0.25 * front);
  // A point out of focus is larger and less bright.
  float tilted = tiltedDepth(viewPosition.xyz), blur = blurOf(tilted);
  float sharp = size * uPointScale / depth;
  float pixels = min(sharp + blur * BLUR_RADIUS * uPointScale / projectionMatrix[1][1], 16.0);
  float thin = min(1.0, pixels / 1.4);
  float twinkle = 0.55 + 0.45 * sin(uTime * (1.0 + grain.z * 2.0) + grain.z * 60.0);
  float exists = step(fract(grain.z * 17.0 + grain.x), density) * visibility(u);
  float bright = dimInside(at) * exists * thin * thin * twinkle * (0.8 + 1.5 * front) * pow(sharp / pixels, 1.9);
  vLight = vec4(mix(warmed(tint(u), at), vec3(1.0, 0.96, 0.9), 0.12 + 0.3 * front), bright);
  // Only a point of several pixels becomes a disc out of focus, because a small disc would not be
  // round.
  vSoft = vec2(clamp(blur * 2.0, 0.0, 1.0) * smoothstep(2.5, 5.0, pixels), tilted);
  vec3 viewDirection = mat3(viewMatrix) * normalize(direction);
  vec2 velocity = viewDirection.xy - viewDirection.z * viewPosition.xy / viewPosition.z;
  vStreak = velocity * inversesqrt(max(dot(velocity, velocity), 1e-4)) * min(1.0, 1.6 * length(velocity));
  gl_PointSize = max(pixels, 1.4) * 3.2;
  // An invisible point is moved outside the picture, because a point of size 0 is undefined in GLSL
  // ES.
  gl_Position = bright > 0.004 ? bendAway(projectionMatrix * viewPosition) : vec4(2.0, 2.0, 2.0, 1.0);
}

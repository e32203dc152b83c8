#include <flow_stream>
#include <blur>
uniform float uPointScale;
// Fibres of the flow, as ribbons that face the camera.
varying vec4 vLight;     // colour, brightness
varying float vDepth;
varying float vAcross;   // across the ribbon, -1 to 1
void main() {
  float u = position.x;
  vec3 direction;
  vec3 at = braided(u, position.z / float(FIBRES) * 6.2831853, 0.55, direction);
  vec4 viewPosition = viewMatrix * vec4(at, 1.0);
  float depth = -viewPosition.z;
  vec3 viewDirection = mat3(viewMatrix) * normalize(direction);
  vec2 across = normalize(vec2(-viewDirection.y, viewDirection.x) + 1e-5);
  float pixel = depth / uPointScale;
  // At least 0.9 pixels wide on both sides; a wider ribbon is less bright.
  float halfWidth = max(0.009, pixel * 0.9);
  // Out of focus it is as much wider as it is dimmer.
  float spread = 1.0 + blurOf(tiltedDepth(viewPosition.xyz)) * BLUR_RADIUS * depth / (projectionMatrix[1][1] * halfWidth);
  viewPosition.xy += across * position.y * halfWidth * spread;
  float front = headLight(u);
  // Packets of light run along each fibre.
  float packet = fract(u * 5.0 - clock * 0.047 + position.z * 0.37);
  float run = exp(-packet * 3.0) * smoothstep(0.0, 0.02, packet);
  float bright = dimInside(at) * visibility(u) * (0.13 + 0.75 * run * density + 2.2 * front) * min(1.0, 0.009 / halfWidth + 0.25) * (0.35 + 0.65 * density) * pow(spread, -0.7);
  vLight = vec4(mix(warmed(tint(u), at), vec3(1.0, 0.97, 0.92), 0.5 * front), bright);
  vDepth = tiltedDepth(viewPosition.xyz);
  vAcross = position.y;
  gl_Position = bendAway(projectionMatrix * viewPosition);
}

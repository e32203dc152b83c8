// The core's answer: a beam of light from the core to the gate, as a ribbon that faces the camera.
varying vec2 vBeam;   // along the beam (0 to 1), across (-1 to 1)
varying float vDepth;
uniform vec3 from;    // in world space
uniform vec3 to;
uniform float width;  // half the ribbon's width
void main() {
  vec4 a = viewMatrix * vec4(from, 1.0);
  vec4 b = viewMatrix * vec4(to, 1.0);
  vec4 viewPosition = mix(a, b, position.x);
  vec2 direction = normalize(b.xy / -b.z - a.xy / -a.z + 1e-5);
  viewPosition.xy += vec2(-direction.y, direction.x) * position.y * width;
  vBeam = position.xy;
  vDepth = -viewPosition.z;
  gl_Position = projectionMatrix * viewPosition;
}

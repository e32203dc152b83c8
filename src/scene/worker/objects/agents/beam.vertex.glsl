// The answer itself: a thread of light from the core to the gate.
varying vec2 vBeam;
varying float vDepth;
uniform vec3 from;
uniform vec3 to;
uniform float width;
void main() {
  vec4 a = viewMatrix * vec4(from, 1.0);
  vec4 b = viewMatrix * vec4(to, 1.0);
  vec4 seen = mix(a, b, position.x);
  vec2 way = normalize(b.xy / -b.z - a.xy / -a.z + 1e-5);
  seen.xy += vec2(-way.y, way.x) * position.y * width;
  vBeam = position.xy;
  vDepth = -seen.z;
  gl_Position = projectionMatrix * seen;
}

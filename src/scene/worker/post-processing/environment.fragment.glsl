// The room that polished faces mirror, baked once: a soft panel overhead, a strip at the left, a
// kicker behind, a warm floor. An octahedron folded out, so that its seam lies in the dark floor.
varying vec2 vUv;

vec3 unfolded(vec2 at) {
  vec3 r = vec3(at.x, 1.0 - abs(at.x) - abs(at.y), at.y);
  if (r.y < 0.0) r.xz = (1.0 - abs(r.zx)) * vec2(r.x < 0.0 ? -1.0 : 1.0, r.z < 0.0 ? -1.0 : 1.0);
  return normalize(r);
}

void main() {
  vec3 r = unfolded(vUv * 2.0 - 1.0);
  float panel = smoothstep(0.72, 0.8, dot(r, normalize(vec3(-0.22, 0.85, 0.46))));
  float strip = (1.0 - smoothstep(0.05, 0.09, abs(r.x + 0.72))) * smoothstep(-0.35, -0.1, r.y) * smoothstep(-0.1, 0.1, r.z);
  float kicker = (1.0 - smoothstep(0.06, 0.1, abs(r.x - 0.8))) * smoothstep(-0.5, -0.2, r.y) * (1.0 - smoothstep(-0.5, -0.1, r.z));
  float sky = smoothstep(-0.15, 1.0, r.y);
  float horizon = exp(-r.y * r.y * 14.0);
  vec3 seen = vec3(0.74, 0.87, 1.0) * (panel * 1.5 + strip * 1.9 + kicker * 1.5);
  seen += vec3(0.20, 0.30, 0.42) * sky * sky * 0.22 + vec3(0.05, 0.10, 0.13) * horizon * 0.3;
  seen += vec3(0.05, 0.022, 0.008) * (1.0 - smoothstep(-0.9, 0.0, r.y));
  gl_FragColor = vec4(seen * 0.25, 1.0);
}

// Map of the room that polished surfaces reflect, rendered once: a soft light panel overhead, a
// strip at the left, a light behind, a warm floor. It is an octahedral map, whose seam lies in the
// dark floor.
varying vec2 vUv;

// Direction of a point of the octahedral map, -1 to 1.
vec3 directionOf(vec2 at) {
  vec3 r = vec3(at.x, 1.0 - abs(at.x) - abs(at.y), at.y);
  if (r.y < 0.0) r.xz = (1.0 - abs(r.zx)) * vec2(r.x < 0.0 ? -1.0 : 1.0, r.z < 0.0 ? -1.0 : 1.0);
  return normalize(r);
}

void main() {
  vec3 r = directionOf(vUv * 2.0 - 1.0);
  float panel = smoothstep(0.72, 0.8, dot(r, normalize(vec3(-0.22, 0.85, 0.46))));
  float strip = (1.0 - smoothstep(0.05, 0.09, abs(r.x + 0.72))) * smoothstep(-0.35, -0.1, r.y) * smoothstep(-0.1, 0.1, r.z);
  float back = (1.0 - smoothstep(0.06, 0.1, abs(r.x - 0.8))) * smoothstep(-0.5, -0.2, r.y) * (1.0 - smoothstep(-0.5, -0.1, r.z));
  float sky = smoothstep(-0.15, 1.0, r.y);
  float horizon = exp(-r.y * r.y * 14.0);
  vec3 light = vec3(0.74, 0.87, 1.0) * (panel * 1.5 + strip * 1.9 + back * 1.5);
  light += vec3(0.20, 0.30, 0.42) * sky * sky * 0.22 + vec3(0.05, 0.10, 0.13) * horizon * 0.3;
  light += vec3(0.05, 0.022, 0.008) * (1.0 - smoothstep(-0.9, 0.0, r.y));
  // lighting.glsl multiplies by 4: eight bits hold values up to 1.
  gl_FragColor = vec4(light * 0.25, 1.0);
}

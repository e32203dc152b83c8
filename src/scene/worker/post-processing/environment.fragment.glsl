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

// Direction of the panel overhead.
const vec3 PANEL = normalize(vec3(-0.22, 0.85, 0.46));

// 1 in a box around the origin, 0 outside, with a soft edge.
float inBox(vec2 at, vec2 halfSize, float soft) {
  vec2 inside = clamp((halfSize - abs(at)) / soft + 0.5, 0.0, 1.0);
  return inside.x * inside.y;
}

void main() {
  vec3 r = directionOf(vUv * 2.0 - 1.0);
  vec3 side = normalize(cross(vec3(0.0, 0.0, 1.0), PANEL)), along = cross(PANEL, side);
  vec2 onPanel = vec2(dot(r, side), dot(r, along)) / max(dot(r, PANEL), 1e-3);
  float panel = inBox(onPanel, vec2(0.62, 0.36), 0.05) * step(0.0, dot(r, PANEL)) * (0.7 + 0.6 * onPanel.x);
  panel *= smoothstep(0.03, 0.06, abs(onPanel.x));
  float strip = inBox(vec2(r.x + 0.74, r.y - 0.1), vec2(0.055, 0.5), 0.03) * smoothstep(-0.1, 0.1, r.z);
  float back = inBox(vec2(r.x - 0.8, r.y - 0.15), vec2(0.07, 0.55), 0.04) * (1.0 - smoothstep(-0.5, -0.1, r.z));
  float sky = smoothstep(-0.15, 1.0, r.y);
  float horizon = exp(-r.y * r.y * 14.0);
  vec3 light = vec3(0.74, 0.87, 1.0) * (panel * 3.0 + strip * 2.6 + back * 2.2);
  light += vec3(0.20, 0.30, 0.42) * sky * sky * 0.08 + vec3(0.05, 0.10, 0.13) * horizon * 0.12;
  light += vec3(0.05, 0.022, 0.008) * (1.0 - smoothstep(-0.9, 0.0, r.y));
  // lighting.glsl multiplies by 4: eight bits hold values up to 1.
  gl_FragColor = vec4(light * 0.25, 1.0);
}

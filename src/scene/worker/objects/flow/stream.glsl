uniform vec3 curve[CURVE_POINTS];
uniform vec4 state;    // seconds run, leading light 0..1, straight, spread
uniform vec4 stops;    // places of shield, learning, agents, core on the curve
uniform vec3 tints[5];
uniform vec2 flow;     // density, wake
uniform vec4 uBend;

vec3 point(int i) { return curve[(i + CURVE_POINTS) % CURVE_POINTS]; }

void along(float u, out vec3 at, out vec3 way) {
  float s = fract(u) * float(CURVE_POINTS);
  int i = int(s);
  float t = s - float(i);
  vec3 a = point(i - 1), b = point(i), c = point(i + 1), d = point(i + 2);
  vec3 k1 = 0.5 * (c - a);
  vec3 k2 = a - 2.5 * b + 2.0 * c - 0.5 * d;
  vec3 k3 = 0.5 * (d - a) + 1.5 * (b - c);
  // On the straight stream the curve would swing out at its two loose ends.
  at = mix(b + t * (k1 + t * (k2 + t * k3)), mix(b, c, t), state.z);
  way = mix(k1 + t * (2.0 * k2 + 3.0 * t * k3), c - b, state.z);
}

// From body to body the colour goes over; towards the core it turns warm.
vec3 tint(float u) {
  u = fract(u);
  vec3 c = mix(tints[0], tints[1], smoothstep(0.12 * stops.x, 0.88 * stops.x, u));
  c = mix(c, tints[2], smoothstep(mix(stops.x, stops.y, 0.12), mix(stops.x, stops.y, 0.88), u));
  c = mix(c, tints[3], smoothstep(mix(stops.y, stops.z, 0.12), mix(stops.y, stops.z, 0.88), u));
  c = mix(c, tints[4], smoothstep(mix(stops.z, stops.w, 0.2), mix(stops.z, stops.w, 0.75), u));
  return mix(c, tints[0], smoothstep(mix(stops.w, 1.0, 0.35), mix(stops.w, 1.0, 0.85), u));
}

// Narrow where a body takes the light in, wide between them.
float girth(float u) {
  float near = 1.0;
  u = fract(u);
  near = min(near, min(u, 1.0 - u));
  near = min(near, min(abs(u - stops.x), abs(u - stops.y)));
  near = min(near, min(abs(u - stops.z), abs(u - stops.w)));
  return mix(0.05, 1.0, smoothstep(0.0, 0.085, near));
}

// Stream: the way back from the core to the start lies out of sight.
float shown(float u) {
  u = fract(u);
  float back = smoothstep(stops.w, stops.w + 0.012, u) * (1.0 - smoothstep(1.0 - 1.0 / float(CURVE_POINTS), 1.0 - 0.6 / float(CURVE_POINTS), u));
  return 1.0 - back * state.z;
}

vec3 braided(float u, float angle, float radius, out vec3 way) {
  vec3 at;
  along(u, at, way);
  vec3 dir = normalize(way);
  vec3 side = normalize(cross(dir, abs(dir.z) < 0.92 ? vec3(0.0, 0.0, 1.0) : vec3(0.0, 1.0, 0.0)));
  vec3 up = cross(side, dir);
  float g = girth(u);
  float twist = angle + u * 50.0 + state.x * 0.22;
  float wide = 0.17 * g * radius * (1.0 + 0.35 * sin(u * 43.0 + angle * 2.0)) * (1.0 + state.w * 2.6) * mix(1.0, 0.7, state.z);
  return at + (side * cos(twist) + up * sin(twist)) * wide;
}

// Inside a body the stream is narrow, so that the body is not covered.
float inside(float u) {
  return mix(0.3, 1.0, smoothstep(0.1, 0.35, girth(u)));
}

// Moved away from the pointer.
vec4 bent(vec4 at) {
  vec2 arm = (at.xy / at.w - uBend.xy) * vec2(uBend.w, 1.0);
  float away = dot(arm, arm);
  vec2 push = arm * inversesqrt(away + 1e-4) * exp(-away * 26.0) * 0.085 * uBend.z;
  at.xy += push / vec2(uBend.w, 1.0) * at.w;
  return at;
}

float lead(float u) {
  float behind = fract(state.y - u + 0.5) - 0.5;
  return smoothstep(-0.006, 0.004, behind) * exp(-max(behind, 0.0) * 26.0);
}

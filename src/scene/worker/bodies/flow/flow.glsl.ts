import { studio } from '../../shading/studio.glsl.ts';

/** The closed spline (uniform Catmull-Rom) and the braid around it. */
const stream = /* glsl */ `
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
`;

export const pointVertex = /* glsl */ `
${stream}
uniform float uPointScale;
uniform float uTime;
uniform vec2 focus;     // distance of the subject, blur
attribute vec4 grain;
varying vec4 vLight;    // colour, brightness
varying vec2 vSoft;     // softness, distance
void main() {
  float u = position.x + state.x * 0.0125 * grain.y;
  vec3 way;
  vec3 at = braided(u, position.y, position.z, way);
  vec4 seen = viewMatrix * vec4(at, 1.0);
  float away = -seen.z;
  float front = lead(u);
  float size = 0.0125 * grain.x * (1.0 + 0.25 * front);
  // Out of focus a point grows and thins out.
  float blur = clamp(abs(away - focus.x) / focus.x - 0.12, 0.0, 1.0) * focus.y;
  float grown = size * (1.0 + blur * 4.0);
  float pixels = min(grown * uPointScale / away, 12.0);
  float thin = min(1.0, pixels / 1.4);
  float twinkle = 0.55 + 0.45 * sin(uTime * (1.0 + grain.z * 2.0) + grain.z * 60.0);
  float here = step(fract(grain.z * 17.0 + grain.x), flow.x) * shown(u);
  float bright = inside(u) * here * thin * thin * twinkle * (0.8 + 1.5 * front) / (1.0 + blur * 9.0);
  vec3 colour = mix(tint(u), vec3(1.0, 0.96, 0.9), 0.12 + 0.3 * front);
  vLight = vec4(colour, bright);
  // A disc needs pixels to be round: a small point out of focus stays a soft spot.
  vSoft = vec2(clamp(blur * 2.0, 0.0, 1.0) * smoothstep(5.0, 10.0, pixels), away);
  gl_PointSize = max(pixels, 1.4) * 2.0;
  // A point without size is undefined in GLSL ES: what can't be seen lies outside the picture.
  gl_Position = bright > 0.004 ? bent(projectionMatrix * seen) : vec4(2.0, 2.0, 2.0, 1.0);
}
`;

export const pointFragment = /* glsl */ `
${studio}
varying vec4 vLight;
varying vec2 vSoft;
void main() {
  float r = length(gl_PointCoord - 0.5) * 2.0;
  if (r > 1.0) discard;
  float sharp = exp(-r * r * 5.5) + 0.6 * exp(-r * r * 26.0);
  float disc = (1.0 - smoothstep(0.8, 1.0, r)) * 0.55;
  float shape = mix(sharp, disc, vSoft.x);
  gl_FragColor = radiated(vLight.rgb * vLight.a * shape * presence, vSoft.y, 0.35 * shape * clamp(vLight.a, 0.0, 1.0));
}
`;

export const fibreVertex = /* glsl */ `
${stream}
uniform float uPointScale;
varying vec4 vLight;
varying vec2 vSoft;
varying float vAcross;
void main() {
  float u = position.x;
  vec3 way;
  vec3 at = braided(u, position.z / float(STRANDS) * 6.2831853, 0.55, way);
  vec4 seen = viewMatrix * vec4(at, 1.0);
  float away = -seen.z;
  vec3 dir = mat3(viewMatrix) * normalize(way);
  vec2 across = normalize(vec2(-dir.y, dir.x) + 1e-5);
  float pixel = away / uPointScale;
  float half_ = max(0.0052, pixel * 0.9);
  seen.xy += across * position.y * half_;
  float front = lead(u);
  // Packets of light run along each fibre.
  float packet = fract(u * 9.0 - state.x * 0.085 + position.z * 0.37);
  float run = exp(-packet * 5.0) * smoothstep(0.0, 0.03, packet);
  float bright = inside(u) * shown(u) * (0.13 + 0.75 * run * flow.x + 2.2 * front) * min(1.0, 0.0052 / half_ + 0.25) * (0.35 + 0.65 * flow.x);
  vLight = vec4(mix(tint(u), vec3(1.0, 0.97, 0.92), 0.5 * front), bright);
  vSoft = vec2(0.0, away);
  vAcross = position.y;
  gl_Position = bent(projectionMatrix * seen);
}
`;

export const fibreFragment = /* glsl */ `
${studio}
varying vec4 vLight;
varying vec2 vSoft;
varying float vAcross;
void main() {
  float shape = exp(-vAcross * vAcross * 2.6);
  gl_FragColor = radiated(vLight.rgb * vLight.a * shape * presence, vSoft.y, 0.3 * shape * clamp(vLight.a, 0.0, 1.0));
}
`;

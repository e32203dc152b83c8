import { placed, placing, studio } from '../../shading/studio.glsl.ts';

const turning = /* glsl */ `
uniform mat3 turns[3];
uniform vec3 apart[3];   // of each ring, from the middle
uniform float loose;
`;

export const ringVertex = /* glsl */ `
${placing}
${turning}
attribute vec3 ring;
varying vec3 vRing;   // angle along, angle across, which ring
void main() {
  int which = int(ring.z + 0.5);
  float radius = ring.x * (1.0 + loose * (0.28 - 0.1 * ring.z));
  vec2 along = vec2(cos(position.x), sin(position.x));
  vec2 across = vec2(cos(position.y), sin(position.y));
  // A band rather than a hose: a little flatter towards the middle.
  vec3 normal = vec3(along * across.x, across.y);
  vec3 at = vec3(along * (radius + ring.y * across.x * 1.0), ring.y * across.y * 1.28);
  vRing = vec3(position.xy, ring.z);
  place(turns[which] * at + apart[which], turns[which] * normal);
}
`;

export const ringFragment = /* glsl */ `
${studio}
${placed}
uniform vec3 accent;
uniform vec4 state;   // clock, activity, answer, open
varying vec3 vRing;
float tick(float angle, float count, float width) {
  float at = abs(fract(angle * count / 6.2831853) - 0.5);
  float soft = max(fwidth(angle * count / 6.2831853), 1e-5);
  return smoothstep(0.5 - width - soft, 0.5 - width + soft, at) * (1.0 - smoothstep(0.3, 0.9, soft));
}
void main() {
  vec3 normal = normalize(vNormal);
  float out_ = cos(vRing.y);
  vec3 gold = mix(accent, vec3(1.0, 0.70, 0.32), 0.12);
  Material material;
  material.base = vec3(0.030, 0.015, 0.004);
  material.accent = gold;
  material.gloss = 0.9;
  material.metal = 0.9;
  material.shade = mix(0.55, 1.0, smoothstep(-1.0, 0.4, out_));
  material.rim = 1.9;
  // Graduation on the outer side, a groove along the middle where beads run.
  float scale = tick(vRing.x, 120.0, 0.12) * smoothstep(0.45, 0.6, out_) * (1.0 - smoothstep(0.8, 0.95, out_));
  scale += tick(vRing.x, 24.0, 0.045) * smoothstep(0.1, 0.3, out_);
  float groove = (1.0 - smoothstep(0.04, 0.10, abs(sin(vRing.y)))) * step(0.0, out_);
  material.base *= 1.0 - 0.65 * groove;
  vec3 glow = gold * scale * (0.16 + 0.22 * state.y);
  glow += accent * groove * (0.12 + 0.25 * state.y);
  material.glow = glow * presence;
  gl_FragColor = exposed(lit(material, vAt, normal), vAway, 0.04);
}
`;

export const beadVertex = /* glsl */ `
${placing}
${turning}
attribute vec4 bead;
attribute float role;
uniform float passing;   // 0 to 1: everyone moves up one place
uniform float clock;
uniform float waiting;   // how many stand before the gate; more than there are beads: all of them
uniform float out_;      // how far the first in line has gone out
varying vec2 vBead;      // heat, answered
void main() {
  int which = int(bead.x + 0.5);
  float step_ = clamp((passing - bead.w) / (1.0 - 0.62), 0.0, 1.0);
  step_ = role > 0.5 && role < 1.5 ? smoothstep(0.0, 0.8, passing) : step_ * step_ * (3.0 - 2.0 * step_);
  float angle = mix(bead.y, bead.z, step_);
  if (role < -0.5) angle += clock * (bead.x < 1.5 ? 0.34 : -0.5);
  float radius = radii[which] * (1.0 + loose * (0.28 - 0.1 * bead.x));
  float first = role > 0.5 && role < 1.5 ? 1.0 : 0.0;
  // Places in line follow from the delays with which beads move up.
  float place_ = role > -0.5 && role < 1.5 ? (1.0 - first) * floor((bead.w - 0.12) / 0.055 + 0.5) : -1.0;
  float size = smoothstep(0.0, 1.0, waiting - place_) * (1.0 - first * out_);
  vec3 at = vec3(cos(angle) * radius, sin(angle) * radius, 0.0) + position * size;
  // The seat of the one who answers, in the middle of the rings.
  bool seat = role < -1.5;
  if (seat) at = position * 1.7;
  float gone = role > 1.5 ? 1.0 - step_ : 0.0;
  vBead = vec2(first, max(first * smoothstep(0.05, 0.25, step_), gone));
  if (role < -0.5) vBead = vec2(0.0, 0.3);
  if (seat) vBead = vec2(0.0, 0.85 + 0.15 * sin(clock * 1.7));
  place(turns[which] * at + (seat ? vec3(0.0) : apart[which]), turns[which] * position);
}
`.replace('uniform float clock;', 'uniform float clock;\nuniform float radii[3];');

export const beadFragment = /* glsl */ `
${studio}
${placed}
uniform vec3 accent;
uniform vec4 state;
varying vec2 vBead;
void main() {
  vec3 normal = normalize(vNormal);
  float facing = clamp(dot(normal, normalize(cameraPosition - vAt)), 0.0, 1.0);
  vec3 warm = vec3(1.0, 0.86, 0.62);
  Material material;
  material.base = mix(vec3(0.11, 0.05, 0.012), vec3(0.16, 0.09, 0.035), vBead.y);
  material.metal = 0.6 * (1.0 - vBead.y);
  material.accent = mix(accent, warm, vBead.y);
  material.gloss = 0.95;
  material.shade = smoothstep(-1.0, 0.4, normal.y) * 0.75 + 0.25;
  material.rim = 1.3;
  float heart = facing * facing;
  float asking = vBead.x * (1.0 - vBead.y) * (0.4 + 0.4 * sin(state.x * 5.0));
  vec3 glow = accent * (0.16 + 0.22 * state.y) * heart;
  glow += accent * asking * heart;
  glow += vec3(1.0, 0.66, 0.3) * vBead.y * (0.2 + 1.05 * heart);
  material.glow = glow * presence;
  gl_FragColor = exposed(lit(material, vAt, normal), vAway, clamp(vBead.y * 0.7 + asking * 0.3, 0.0, 1.0));
}
`;

export const gateVertex = /* glsl */ `
${placing}
${turning}
attribute float part;
uniform vec4 seat;    // angle and radius on the ring, how far open
varying vec3 vGate;
void main() {
  vec3 at = position;
  vec3 facing = normal;
  if (abs(part) > 0.5) {
    // Leaves slide into the frame's left and right posts.
    at.x = part * (0.138 - (0.138 - abs(at.x)) * (1.0 - 0.92 * seat.z));
  }
  vec3 out_ = vec3(cos(seat.x), sin(seat.x), 0.0);
  vec3 way = vec3(-out_.y, out_.x, 0.0);
  mat3 frame = mat3(out_, vec3(0.0, 0.0, -1.0), way);
  float radius = seat.y * (1.0 + loose * 0.28);
  vGate = vec3(part, length(position.xy), position.z);
  place(turns[0] * (out_ * radius + frame * at) + apart[0], turns[0] * (frame * facing));
}
`;

export const gateFragment = /* glsl */ `
${studio}
${placed}
uniform vec3 accent;
uniform vec4 state;
varying vec3 vGate;
void main() {
  vec3 normal = normalize(vNormal);
  float leaf = abs(vGate.x);
  vec3 warm = vec3(1.0, 0.74, 0.42);
  vec3 signal = mix(accent, warm, state.w);
  Material material;
  material.base = mix(vec3(0.030, 0.016, 0.006), vec3(0.09, 0.04, 0.01), leaf);
  material.accent = mix(accent, signal, 0.4);
  material.gloss = 0.8;
  material.shade = 1.0;
  material.rim = 1.2;
  material.metal = 0.7;
  float rim = (1.0 - smoothstep(0.008, 0.016, abs(vGate.y - 0.168))) * (1.0 - leaf) * step(0.037, abs(vGate.z));
  float bars = leaf * (1.0 - smoothstep(0.0, 0.12, abs(fract(vGate.y * 42.0) - 0.5)));
  vec3 glow = signal * rim * (0.9 + 2.2 * state.z + 1.4 * state.w);
  glow += signal * (1.0 - leaf) * (0.03 + 0.4 * state.z + 0.05 * state.w);
  glow += accent * (leaf * 0.22 + bars * 0.5) * (1.0 - 0.6 * state.w);
  material.glow = glow * presence;
  gl_FragColor = exposed(lit(material, vAt, normal), vAway, clamp(rim + state.z * 0.6, 0.0, 0.9) * 0.7);
}
`;

/** The answer itself: a thread of light from the core to the gate. */
export const beamVertex = /* glsl */ `
varying vec2 vBeam;
varying float vAway;
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
  vAway = -seen.z;
  gl_Position = projectionMatrix * seen;
}
`;

export const beamFragment = /* glsl */ `
${studio}
varying vec2 vBeam;
varying float vAway;
uniform vec2 run;    // place of the light, strength
void main() {
  float thread = exp(-vBeam.y * vBeam.y * 90.0);
  float air = exp(-vBeam.y * vBeam.y * 7.0);
  float behind = run.x - vBeam.x;
  float trail = smoothstep(-0.02, 0.02, behind) * exp(-max(behind, 0.0) * 1.7);
  float front = exp(-behind * behind * 320.0);
  vec3 colour = vec3(1.0, 0.66, 0.3) * (thread * 0.55 + air * 0.06) * trail;
  colour += vec3(1.0, 0.85, 0.6) * front * (air * 0.35 + thread * 1.5);
  colour *= run.y * presence * smoothstep(0.0, 0.06, vBeam.x) * (1.0 - smoothstep(0.97, 1.0, vBeam.x));
  gl_FragColor = radiated(colour, vAway, clamp(colour.r, 0.0, 1.0) * 0.5);
}
`;

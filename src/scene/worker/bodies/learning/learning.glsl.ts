import { placed, placing, studio } from '../../shading/studio.glsl.ts';

/** Nodes float a little; arrows use the same function, so they stay on their nodes. */
const floating = /* glsl */ `
uniform vec4 state;   // clock, activity, wake, spread
uniform vec4 wave;    // which cascade runs; the last is a run's own, whose light stays
uniform float front;  // its step
uniform float told;   // how far a run is shown: what it does not light steps back
uniform vec3 morph;    // how much of a ring, of two chains, of layers
vec4 morphed(vec4 p, vec4 ring, vec4 part, vec4 layer) {
  return mix(mix(mix(p, ring, morph.x), part, morph.y), layer, morph.z);
}
// Step of the light in the cascade that runs, or in the layout's own; below zero it stays dark.
float stepOf(vec4 cascades, vec3 inLayouts) {
  return morph.x > 0.5 ? inLayouts.x : morph.y > 0.5 ? inLayouts.y : morph.z > 0.5 ? inLayouts.z : dot(cascades, wave);
}
// What a layout is about keeps a light, so that it can be read at any moment.
float kept(float at) { return at > -0.5 ? 0.62 * smoothstep(0.5, 1.0, morph.x + morph.y + morph.z) : 0.0; }
vec3 afloat(vec3 p) {
  vec3 phase = p.yzx * 4.0 + p.zxy * 2.0;
  p += sin(phase + state.x * vec3(0.52, 0.61, 0.47)) * 0.022 * state.z - sin(phase) * 0.022 * state.z;
  return p * (1.0 + state.w * 0.38);
}
float lastingGlow(float age, float hold) {
  return smoothstep(0.0, 0.25, age) * exp(-max(age - hold, 0.0) * 0.75 * (1.0 - wave.w));
}
`;

export const nodeVertex = /* glsl */ `
${placing}
${floating}
attribute vec4 node;
attribute vec4 reached;
attribute vec4 ringed;
attribute vec4 parted;
attribute vec4 layered;
varying float vHeat;
varying float vFlash;
void main() {
  float at = stepOf(reached, vec3(ringed.w, parted.w, layered.w));
  float age = front - at;
  vHeat = max(kept(at), at > -0.5 ? lastingGlow(age, 2.2) : 0.0);
  vFlash = at > -0.5 && age > 0.0 ? exp(-age * 3.2) : 0.0;
  float size = node.w * mix(1.12, 1.12 * SIZE_PARTED, morph.y) * (1.0 + (0.28 + 0.5 * told) * vHeat + 0.35 * vFlash);
  place(afloat(morphed(node, ringed, parted, layered).xyz) + position * size, position);
}
`;

export const nodeFragment = /* glsl */ `
${studio}
${placed}
uniform vec3 accent;
uniform float told;
varying float vHeat;
varying float vFlash;
void main() {
  vec3 normal = normalize(vNormal);
  float facing = clamp(dot(normal, normalize(cameraPosition - vAt)), 0.0, 1.0);
  float heart = pow(facing, 1.6);
  float heartOf = heart * heart;
  Material material;
  material.base = vec3(0.040, 0.014, 0.036) + accent * 0.05;
  material.accent = accent;
  material.gloss = 0.9;
  material.shade = smoothstep(-1.0, 0.5, normal.y) * 0.8 + 0.2;
  material.rim = (2.6 + 0.5 * vHeat) * (1.0 - 0.6 * told * (1.0 - vHeat));
  material.metal = 0.0;
  vec3 hot = mix(accent * vec3(1.0, 0.75, 1.0), vec3(1.0, 0.9, 0.98), 0.18 * vHeat * heartOf + 0.4 * vFlash);
  material.glow = (hot * vHeat * (0.3 + 0.85 * heart) + vec3(1.0, 0.92, 1.0) * vFlash * heart * 1.4
    + accent * 0.03) * presence;
  gl_FragColor = exposed(lit(material, vAt, normal), vAway, clamp(vHeat * 0.6 + vFlash, 0.0, 0.9));
}
`;

export const arrowVertex = /* glsl */ `
${placing}
${floating}
attribute vec3 profile;
attribute vec4 from;
attribute vec4 to;
attribute vec4 leaves;
attribute vec4 ringFrom;
attribute vec4 ringTo;
attribute vec4 partFrom;
attribute vec4 partTo;
attribute vec4 layerFrom;
attribute vec4 layerTo;
attribute vec3 layoutLeaves;
varying vec4 vRun;    // place on the arrow 0..1, age of its light, tip?, light it keeps
void main() {
  vec4 start = morphed(from, ringFrom, partFrom, layerFrom);
  vec4 end = morphed(to, ringTo, partTo, layerTo);
  vec3 a = afloat(start.xyz);
  vec3 b = afloat(end.xyz);
  vec3 way = normalize(b - a);
  a += way * start.w * 0.9;
  b -= way * (end.w + 0.004);
  float len = length(b - a);
  float at = stepOf(leaves, layoutLeaves);
  float age = at > -0.5 ? front - at : -9.0;
  float lit_ = age > 0.0 ? lastingGlow(age, 1.6) : 0.0;
  float along = position.z * len - profile.x * min(1.0, len * 2.5);
  vec3 side = normalize(cross(way, abs(way.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0)));
  vec3 up = cross(side, way);
  vec3 out_ = side * position.x + up * position.y;
  float thick = profile.y * (1.0 + max((0.75 + 0.9 * told) * lit_, 0.75 * kept(at)));
  vRun = vec4(along / len, age, step(0.1, profile.z), kept(at));
  place(a + way * along + out_ * thick, normalize(out_ + way * profile.z));
}
`;

export const arrowFragment = /* glsl */ `
${studio}
${placed}
uniform vec3 accent;
uniform vec4 wave;
uniform float told;
varying vec4 vRun;
void main() {
  vec3 normal = normalize(vNormal);
  float age = vRun.y;
  // The head of the light runs from cause to effect within one step.
  float head = age;
  float passed = (1.0 - smoothstep(-0.04, 0.04, vRun.x - head)) * step(-1.0, age);
  float spark = exp(-pow((vRun.x - head) * 7.0, 2.0)) * step(0.0, age) * step(age, 1.15);
  float lasting = max(vRun.w, passed * exp(-max(age - 1.9, 0.0) * 0.75 * (1.0 - wave.w)));
  Material material;
  material.base = vec3(0.022, 0.010, 0.022) + accent * 0.02;
  material.accent = accent;
  material.gloss = 0.6;
  material.shade = 0.55;
  material.rim = 0.45;
  material.metal = 0.0;
  // Unlit arrows brighten towards their effect, so the direction reads at rest too.
  vec3 glow = accent * (0.008 + 0.05 * vRun.x * vRun.x + 0.12 * vRun.z) * (1.0 - 0.5 * told);
  glow += mix(accent, vec3(1.0, 0.85, 0.97), 0.1) * lasting * 1.1;
  glow += vec3(1.0, 0.9, 0.98) * spark * 2.2;
  material.glow = glow * presence;
  gl_FragColor = exposed(lit(material, vAt, normal), vAway, clamp(lasting * 0.5 + spark, 0.0, 0.9));
}
`;

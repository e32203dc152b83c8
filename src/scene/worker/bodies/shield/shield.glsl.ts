import { placed, placing, studio } from '../../shading/studio.glsl.ts';

export const shieldVertex = /* glsl */ `
precision highp sampler2D;
${placing}
attribute vec4 level;
attribute vec3 cornerA;
attribute vec3 cornerB;
attribute vec3 cornerC;
attribute vec3 plate;
uniform sampler2D folds;
uniform vec2 closure;   // outer, inner
uniform vec2 spin;      // cosine and sine of the inner shell's turn
uniform float spread;
uniform float bits[WORDS];   // of the run's hash: three a plate, eight plates a number
uniform float odd[WORDS];    // those that differ from the signed hash
varying vec3 vBits;          // of the edge across from each corner: 0 or 1, 2 more where it differs
varying vec3 vWeights;
varying vec4 vPlate;    // inner?, order, inside?, own number
varying vec3 vLocal;
varying float vEdgeFace;

vec3 seams(float word, float place) {
  float own = floor(mod(word / exp2(3.0 * place), 8.0) + 0.5);
  return vec3(mod(own, 2.0), mod(floor(own / 2.0), 2.0), floor(own / 4.0));
}
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }

void main() {
  vec3 normal = normalize(cross(cornerB - cornerA, cornerC - cornerA));
  vec3 centre = (cornerA + cornerB + cornerC) / 3.0;
  vec3 corner = position.x * cornerA + position.y * cornerB + position.z * cornerC;
  bool within = plate.y > 0.5;
  // Distances are given along the way to the centre, so a corner keeps its angle.
  float gap = within ? 0.05 : 0.042;
  float bevel = within ? 0.07 : 0.062;
  float inset = gap + bevel * level.x;
  vec3 at = mix(corner, centre, inset);
  float thick = within ? 0.02 : 0.034;
  at += normal * (level.y > 0.5 ? thick * 0.5 : level.y > -0.5 ? thick * 0.5 - 0.016 : -thick);

  vec3 facing = normal;
  if (level.z > -0.5) {
    vec3 from = level.z < 0.5 ? cornerA : level.z < 1.5 ? cornerB : cornerC;
    vec3 to = level.z < 0.5 ? cornerB : level.z < 1.5 ? cornerC : cornerA;
    vec3 out_ = normalize(cross(to - from, normal));
    facing = normalize(mix(normal, out_, level.w));
  } else if (level.w > 1.0) {
    facing = -normal;
  }

  float closed = within ? closure.y : closure.x;
  float sampleAt = clamp((closed - LEAST) / (1.0 - LEAST), 0.0, 1.0) * float(SAMPLES - 1);
  int low = int(min(sampleAt, float(SAMPLES - 2)));
  float part = sampleAt - float(low);
  int row = int(plate.x + 0.5);
  vec4 q0 = texelFetch(folds, ivec2(low * 2, row), 0);
  vec4 q1 = texelFetch(folds, ivec2(low * 2 + 2, row), 0);
  vec3 s = mix(texelFetch(folds, ivec2(low * 2 + 1, row), 0).xyz, texelFetch(folds, ivec2(low * 2 + 3, row), 0).xyz, part);
  vec4 q = normalize(mix(q0, q1 * sign(dot(q0, q1) + 1e-6), part));
  vLocal = at;
  at = turned(q, at) + s;
  facing = turned(q, facing);
  at += normal * spread * (0.04 + 0.05 * fract(plate.x * 0.618));
  if (within) {
    at.xz = mat2(spin.x, spin.y, -spin.y, spin.x) * at.xz;
    facing.xz = mat2(spin.x, spin.y, -spin.y, spin.x) * facing.xz;
  }
  // Weights that are zero exactly on the rim of the face: distance to the three edges.
  vWeights = position;
  vPlate = vec4(plate.y, plate.z, level.z < -0.5 && level.w > 1.0 ? 1.0 : 0.0, fract(plate.x * 0.618034));
  int word = row / 8;
  float place8 = float(row - word * 8);
  vBits = word < WORDS ? seams(bits[word], place8) + 2.0 * seams(odd[word], place8) : vec3(0.0);
  vEdgeFace = level.z > -0.5 ? 1.0 : 0.0;
  place(at, facing);
}
`;

export const shieldFragment = /* glsl */ `
${studio}
${placed}
uniform vec3 accent;
uniform vec3 opening;
uniform vec4 state;   // clock, activity, closure, seal flash
uniform vec3 middle;
uniform vec2 carried;   // how far a run is shown, how far its bits reach
varying vec3 vBits;
varying vec3 vWeights;
varying vec4 vPlate;
varying vec3 vLocal;
varying float vEdgeFace;

float line(float at, float where, float width) {
  float soft = fwidth(at);
  return smoothstep(width + soft, max(width - soft, 0.0), abs(at - where));
}

void main() {
  vec3 normal = normalize(vNormal);
  float within = vPlate.x;
  float inside = vPlate.z;
  float rimFace = vEdgeFace;
  float d = min(min(vWeights.x, vWeights.y), vWeights.z);

  // Light kept inside: it falls on inner faces and into the gaps between plates.
  vec3 toMiddle = middle - vAt;
  float reach = dot(toMiddle, toMiddle);
  float held = max(dot(normal, toMiddle * inversesqrt(reach)) * 0.8 + 0.2, 0.0);
  vec3 kept = mix(accent, vec3(1.0, 0.84, 0.62), 0.62);

  // A line of the lattice runs over the seams from the seat to the opening.
  vec3 way = normalize(vLocal);
  float along = dot(way, opening);
  float head = fract(state.x * 0.13) * 3.2 - 1.35;
  float behind = head - along;
  float run = smoothstep(-0.015, 0.03, behind) * exp(-max(behind, 0.0) * 3.2);
  float front = exp(-behind * behind * 260.0);

  Material material;
  material.base = mix(vec3(0.016, 0.026, 0.052), vec3(0.012, 0.02, 0.045), within);
  material.base += accent * (0.014 + 0.022 * fract(vPlate.w * 7.3) + 0.03 * smoothstep(0.25, 0.0, d));
  material.accent = accent;
  material.gloss = mix(0.9, 0.55, within);
  material.shade = mix(1.0, 0.3, inside) * mix(1.0, 0.55, within);
  material.rim = mix(0.95, 0.5, within);
  material.metal = 0.16 * (1.0 - within);

  // A thin film on the outer plates: the hue of what they mirror turns with the angle of sight, as
  // light that is reflected above and below a film interferes. Each plate's film is a little thicker or thinner.
  vec3 sight = normalize(cameraPosition - vAt);
  float slant = clamp(dot(normal, sight), 0.0, 1.0);
  float layer = (1.0 - within) * (1.0 - inside);
  vec3 sheen = 0.5 + 0.5 * cos(6.2832 * ((1.6 + 0.5 * vPlate.w) * slant + vec3(0.05, 0.38, 0.7)));
  material.accent = mix(accent, mix(accent, sheen, 0.55) * 1.15, layer * (1.0 - slant * slant));

  // In a run the seams are its hash: a one is light, a zero is dark. The edge is the one across from the least weight.
  float own = d == vWeights.x ? vBits.x : d == vWeights.y ? vBits.y : vBits.z;
  float isOdd = step(1.5, own);
  float one = own - 2.0 * isOdd;
  float told = carried.x * smoothstep(0.0, 0.12, carried.y * 2.3 - 1.1 - along);
  float seam = mix(1.0 - carried.x * 0.75, 3.4 * one + 0.1, told);
  vec3 seamLight = mix(accent, mix(vec3(0.50, 0.68, 1.0), vec3(1.0, 0.60, 0.20), isOdd), told * max(one, isOdd));
  seam = mix(seam, max(seam, 3.0), told * isOdd);
  // Its own light is what is read there, not the key light.
  material.shade *= 1.0 - 0.75 * told * rimFace;
  material.rim *= 1.0 - 0.8 * told * rimFace;

  vec3 glow = kept * held * (0.9 / (0.25 + reach * 3.0)) * mix(0.12, 1.0, max(inside, rimFace)) * (0.35 + 0.5 * state.y);
  float groove = (1.0 - rimFace) * (1.0 - inside);
  float seamward = smoothstep(0.05, 0.0, d) * groove;
  float quiet = 1.0 - told;
  glow += seamLight * groove * line(d, 0.075, 0.006 + 0.012 * told * one) * (0.16 + 1.3 * run * quiet * (0.3 + state.y)) * seam * (1.0 - within);
  glow += seamLight * rimFace * seam * (0.16 + 2.2 * run * (0.25 + 0.75 * state.y) + 0.9 * state.w) * mix(1.0, 0.8, within);
  glow += mix(accent, vec3(0.85, 0.93, 1.0), 0.7) * front * (rimFace + seamward) * (0.35 + 1.4 * state.y) * (1.0 - within);
  glow += seamLight * seamward * (0.05 + 0.5 * run * quiet * state.y + 0.16 * told) * seam;
  // The inner shell is thin: the light stands in its plates.
  glow += within * kept * (0.025 + 0.75 * pow(smoothstep(0.15, 0.0, d), 2.0)) * (0.45 + 0.75 * state.y) * (1.0 - inside * 0.3);
  // They are not quite opaque: what burns inside shows through them, most in front of the middle.
  vec3 aside = toMiddle + sight * dot(-toMiddle, sight);
  glow += layer * quiet * accent * (0.10 + 0.12 * state.y) * exp(-dot(aside, aside) * 5.0);
  material.glow = glow * presence;

  gl_FragColor = exposed(lit(material, vAt, normal), vAway, clamp(dot(glow, vec3(0.5)), 0.0, 0.8));
}
`;

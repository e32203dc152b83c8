precision highp sampler2D;
#include <lighting>
#include <place>
attribute vec4 level;
attribute vec3 cornerA;
attribute vec3 cornerB;
attribute vec3 cornerC;
attribute vec3 plate;
uniform sampler2D folds;
uniform vec2 closure;   // outer, inner
uniform vec2 spin;      // cosine and sine of the inner shell's turn
uniform vec2 explode;    // in the loose field, and lifted because it is chosen
uniform vec2 apart;     // outer and inner shell: 0 where gaps would be too narrow to be drawn whole
uniform float bits[WORDS];   // of the run's hash: three a plate, eight plates a number
uniform float odd[WORDS];    // those that differ from the signed hash
varying vec3 vBits;          // of the edge across from each corner: 0 or 1, 2 more where it differs
uniform vec3 accent;
uniform vec3 opening;
uniform vec3 middle;
uniform vec4 state;     // clock, activity, closure, seal flash
uniform vec2 carried;   // how far a run is shown, how far its bits reach
float demoAt(float along) { return carried.x * smoothstep(0.0, 0.12, carried.y * 2.3 - 1.1 - along); }
varying vec3 vWeights;
varying vec3 vPlate;    // inner?, looks inside?, looks into a gap?
varying float vAlong;   // place on the way of the lattice's line
varying vec3 vOnBase;   // light that a face gives back of its own colour
varying vec3 vBeside;   // and whatever its colour is
varying vec3 vBase;
varying vec2 vPolish;   // gloss, shade
varying float vHeld;    // light kept inside that falls on it

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
  // Plates that overlap a little show no cracks between them.
  float gap = within ? mix(-0.03, 0.05, apart.y) : mix(-0.03, 0.042, apart.x);
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
  vAlong = dot(normalize(at), opening);
  at = turned(q, at) + s;
  facing = turned(q, facing);
  at += normal * (explode.x * (0.04 + 0.05 * fract(plate.x * 0.618))
    + explode.y * (within ? 0.05 : 0.14 + 0.16 * fract(plate.x * 0.618)));
  if (within) {
    at.xz = mat2(spin.x, spin.y, -spin.y, spin.x) * at.xz;
    facing.xz = mat2(spin.x, spin.y, -spin.y, spin.x) * facing.xz;
  }
  // Weights that are zero exactly on the rim of the face: distance to the three edges.
  vWeights = position;
  float inside = level.z < -0.5 && level.w > 1.0 ? 1.0 : 0.0;
  float rimFace = level.z > -0.5 ? 1.0 : 0.0;
  vPlate = vec3(plate.y, inside, rimFace);
  int word = row / 8;
  float place8 = float(row - word * 8);
  vBits = word < WORDS ? seams(bits[word], place8) + 2.0 * seams(odd[word], place8) : vec3(0.0);
  placeVertex(at, facing);
  vec3 outward = normalize(vNormal);

  // Light kept inside: it falls on inner faces and into the gaps between plates.
  vec3 toMiddle = middle - vPosition;
  float reach = dot(toMiddle, toMiddle);
  float falls = max(dot(outward, toMiddle * inversesqrt(reach)) * 0.8 + 0.2, 0.0);
  vHeld = falls * (0.9 / (0.25 + reach * 3.0)) * mix(0.12, 1.0, max(inside, rimFace)) * (0.35 + 0.5 * state.y);

  // A plate is flat and small, so its light is computed at its corners.
  float own = fract(plate.x * 0.618034);
  float inner = plate.y;
  Material material;
  material.base = mix(vec3(0.016, 0.026, 0.052), vec3(0.012, 0.02, 0.045), inner);
  material.base += accent * (0.006 + 0.024 * fract(own * 7.3));
  material.gloss = mix(0.6, 0.4, inner);
  material.ao = mix(1.0, 0.3, inside) * mix(1.0, 0.55, inner);
  material.rim = mix(0.95, 0.5, inner);
  material.metal = 0.3 * (1.0 - inner);
  // In a run its own light is what is read at a rim, not the key light.
  float demo = demoAt(vAlong);
  material.ao *= 1.0 - 0.75 * demo * rimFace;
  material.rim *= 1.0 - 0.8 * demo * rimFace;

  // A thin film on the outer plates: the hue of what they mirror turns with the angle of sight, as
  // light that is reflected above and below a film interferes. Each plate's film is a little thicker or thinner.
  float slant = clamp(dot(outward, normalize(cameraPosition - vPosition)), 0.0, 1.0);
  vec3 sheen = 0.5 + 0.5 * cos(6.2832 * ((1.6 + 0.5 * own) * slant + vec3(0.05, 0.38, 0.7)));
  float layer = (1.0 - inner) * (1.0 - inside);
  material.accent = mix(accent, mix(accent, sheen, 0.55) * 1.15, layer * (1.0 - slant * slant));

  Light light = computeLight(material, vPosition, outward, vVisibility);
  vBase = material.base;
  vPolish = vec2(material.gloss, material.ao);
  vOnBase = diffuseLight(light, material.ao) * intensity;
  vBeside = specularLight(light, material.metal, material.ao) * intensity;
}

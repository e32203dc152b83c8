precision highp sampler2D;
#include <shadows>
#include <place>
// The plates of the shield body: two spherical shells, the inner one around a light. The seams are
// the edges of the plates.
attribute vec4 level;          // inset in bevel widths, height, edge that it faces, lean of the normal
attribute vec3 cornerA;
attribute vec3 cornerB;
attribute vec3 cornerC;
attribute vec2 plate;          // index, 0 outer or 1 inner shell
uniform sampler2D folds;       // rotation and shift of each plate for some closures
uniform vec2 closure;          // how far the outer and the inner shell are closed
uniform vec2 spin;             // cosine and sine of the inner shell's rotation
uniform float explode;         // how far the plates are apart, 0 to 1: in exploded shots
uniform float lifted;          // and in the open body
uniform vec2 gapVisibility;    // how far the gaps of the outer and the inner shell are shown
uniform float bits[WORDS];     // bits of a visitor's demo: three per plate, eight plates per number
uniform float odd[WORDS];      // bits that differ from the signed hash
varying vec3 vBits;            // bit of the edge opposite to each corner, plus 2 where it differs
uniform vec3 opening;          // direction in which the shells open
uniform float activity;
uniform int piece;             // what is drawn: 0 metal, 1 glass from inside, 2 glass from outside
varying vec3 vWeights;         // 0 at the edge opposite to each corner
varying vec3 vPlate;           // each 0 or 1: inner shell, inner face, surface in a gap
varying float vAlong;          // from the seat (-1) to the opening (1)
varying float vInnerLight;     // light from the body's middle
varying vec3 vBulge;           // from the middle of the plate, in world space, radii of the body

// The three bits of a plate in a packed number.
vec3 seamBits(float word, float place) {
  float own = floor(mod(word / exp2(3.0 * place), 8.0) + 0.5);
  return vec3(mod(own, 2.0), mod(floor(own / 2.0), 2.0), floor(own / 4.0));
}
// A vector rotated by a quaternion.
vec3 rotate(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }

void main() {
  vec3 normal = normalize(cross(cornerB - cornerA, cornerC - cornerA));
  vec3 centre = (cornerA + cornerB + cornerC) / 3.0;
  vec3 corner = position.x * cornerA + position.y * cornerB + position.z * cornerC;
  bool isInnerShell = plate.y > 0.5;
  float inside = level.z < -0.5 && level.w > 1.0 ? 1.0 : 0.0;
  float rimFace = level.z > -0.5 ? 1.0 : 0.0;
  // A face of another piece is moved outside the picture.
  if ((isInnerShell || rimFace > 0.5 ? 0 : inside > 0.5 ? 1 : 2) != piece) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  // Insets are shares of the distance to the centre, so that a corner keeps its angle. Without gaps
  // the plates overlap a little, so that no cracks show.
  float gap = isInnerShell ? mix(-0.03, 0.05, gapVisibility.y) : mix(-0.03, 0.042, gapVisibility.x);
  float bevel = isInnerShell ? 0.07 : 0.062;
  float inset = gap + bevel * level.x;
  vec3 at = mix(corner, centre, inset);
  float thickness = isInnerShell ? 0.02 : 0.034;
  at += normal * (level.y > 0.5 ? thickness * 0.5 : level.y > -0.5 ? thickness * 0.5 - 0.016 : -thickness);

  vec3 facing = normal;
  if (level.z > -0.5) {
    vec3 from = level.z < 0.5 ? cornerA : level.z < 1.5 ? cornerB : cornerC;
    vec3 to = level.z < 0.5 ? cornerB : level.z < 1.5 ? cornerC : cornerA;
    vec3 outwards = normalize(cross(to - from, normal));
    facing = normalize(mix(normal, outwards, level.w));
  } else if (level.w > 1.0) {
    facing = -normal;
  }

  float shellClosure = isInnerShell ? closure.y : closure.x;
  float sampleAt = clamp((shellClosure - LEAST) / (1.0 - LEAST), 0.0, 1.0) * float(SAMPLES - 1);
  int low = int(min(sampleAt, float(SAMPLES - 2)));
  float part = sampleAt - float(low);
  int row = int(plate.x + 0.5);
  vec4 q0 = texelFetch(folds, ivec2(low * 2, row), 0);
  vec4 q1 = texelFetch(folds, ivec2(low * 2 + 2, row), 0);
  vec3 s = mix(texelFetch(folds, ivec2(low * 2 + 1, row), 0).xyz, texelFetch(folds, ivec2(low * 2 + 3, row), 0).xyz, part);
  vec4 q = normalize(mix(q0, q1 * sign(dot(q0, q1) + 1e-6), part));
  vAlong = dot(normalize(at), opening);
  at = rotate(q, at) + s;
  vBulge = mat3(modelMatrix) * rotate(q, corner - centre) / length(modelMatrix[0].xyz);
  facing = rotate(q, facing);
  at += normal * (explode * (0.04 + 0.05 * fract(plate.x * 0.618))
    + lifted * (isInnerShell ? 0.05 : 0.14 + 0.16 * fract(plate.x * 0.618)));
  if (isInnerShell) {
    at.xz = mat2(spin.x, spin.y, -spin.y, spin.x) * at.xz;
    facing.xz = mat2(spin.x, spin.y, -spin.y, spin.x) * facing.xz;
  }
  vWeights = position;
  vPlate = vec3(plate.y, inside, rimFace);
  int word = row / 8;
  float placeInWord = float(row - word * 8);
  vBits = word < WORDS ? seamBits(bits[word], placeInWord) + 2.0 * seamBits(odd[word], placeInWord) : vec3(0.0);
  placeVertex(at, facing);
  vec3 outward = normalize(vNormal);

  // The light in the middle falls on inner faces and into the gaps between plates.
  vec3 toMiddle = uSpheres[1].xyz - vPosition;
  float distanceSquared = dot(toMiddle, toMiddle);
  float incidence = max(dot(outward, toMiddle * inversesqrt(distanceSquared)) * 0.8 + 0.2, 0.0);
  vInnerLight = incidence * (0.9 / (0.25 + distanceSquared * 3.0)) * mix(0.12, 1.0, max(inside, rimFace)) * (0.35 + 0.5 * activity);
}

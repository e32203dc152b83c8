#include <surface>
#include <placed>
uniform vec3 accent;
// Uniforms and varyings: see vertex.glsl.
uniform vec4 state;
uniform float uPointScale;
uniform vec2 demo;
uniform vec2 spin;
uniform float refraction;   // 1: glass shows the crystal, and faces reflect the room per fragment
float demoAt(float along) { return demo.x * smoothstep(0.0, 0.12, demo.y * 2.3 - 1.1 - along); }
varying vec3 vBits;
varying vec3 vWeights;
varying vec3 vPlate;
varying float vAlong;
varying vec3 vDiffuse;
varying vec3 vSpecular;
varying vec3 vBase;
varying vec2 vPolish;
varying float vInnerLight;
varying vec3 vFilm;

// An antialiased line of half width `width` where `at` equals `where`.
float line(float at, float where, float width) {
  float soft = max(fwidth(at), 1e-5);
  return 1.0 - smoothstep(max(width - soft, 0.0), width + soft, abs(at - where));
}

// Where a ray enters the icosahedron around the middle, the crystal inside the glass.
struct Entry {
  vec3 normal;   // of the face
  float along;   // distance on the ray; negative: it misses the crystal
  float edge;    // distance to the next face, measured on the ray
};
Entry enterCrystal(vec3 from, vec3 ray) {
  const float RADIUS = 0.42;
  const vec3 A = vec3(0.57735027), B = vec3(0.0, 0.35682209, 0.93417236);
  const vec3 NORMALS[10] = vec3[10](
    A, A * vec3(-1, 1, 1), A * vec3(1, -1, 1), A * vec3(1, 1, -1),
    B, B * vec3(1, -1, 1), B.zxy, B.zxy * vec3(1, 1, -1), B.yzx, B.yzx * vec3(-1, 1, 1));
  Entry entry = Entry(vec3(0.0), -9.0, -9.0);
  float exit = 9.0;
  for (int i = 0; i < 10; i++) {
    float slope = dot(NORMALS[i], ray), start = dot(NORMALS[i], from);
    float side = slope < 0.0 ? 1.0 : -1.0;
    float along = (RADIUS - side * start) / (side * slope);
    exit = min(exit, (-RADIUS - side * start) / (side * slope));
    entry.edge = max(entry.edge, min(along, entry.along));
    if (along > entry.along) {
      entry.along = along;
      entry.normal = NORMALS[i] * side;
    }
  }
  entry.edge = entry.along - entry.edge;
  if (entry.along > exit) entry.along = -1.0;
  return entry;
}

// Light that comes through an outer plate, as if the body were solid glass: refracted at the plate's
// face, it shows the light in the middle and the crystal around it. Each colour is refracted by
// another angle. from: the point on the face, in radii from the body's middle.
vec3 lightThrough(vec3 from, vec3 normal, vec3 sight) {
  vec3 ray = refract(-sight, normal, 0.72);
  float along = -dot(from, ray);
  vec3 nearest = from + ray * along;
  vec3 apart = (0.72 - vec3(0.012, 0.0, -0.016)) / 0.72;
  vec3 distanceSquared = dot(nearest, nearest) * apart * apart;
  vec3 light = accent * exp(-distanceSquared * 9.0) * 0.32 + vec3(0.72, 0.86, 1.0) * exp(-distanceSquared * 90.0) * (0.2 + 1.8 * state.y * state.y);
  // The corners of the crystal are 0.53 from the middle.
  if (refraction < 0.5 || distanceSquared.y > 0.28) return light;
  mat2 turn = mat2(spin.x, -spin.y, spin.y, spin.x);
  vec3 turnedFrom = from, turnedRay = ray;
  turnedFrom.xz = turn * from.xz;
  turnedRay.xz = turn * ray.xz;
  Entry entry = enterCrystal(turnedFrom, turnedRay);
  if (entry.along > 0.0) {
    float facing = clamp(-dot(turnedRay, entry.normal), 0.0, 1.0);
    float reflected = 0.08 + 0.92 * pow(1.0 - facing, 4.0);
    vec3 mirrored = reflect(turnedRay, entry.normal);
    mirrored.xz = mirrored.xz * turn;
    light = light * (1.0 - reflected) * 1.3 + environment(mirrored, 0.1) * reflected * mix(accent, vec3(1.0), 0.5);
    light += accent * 0.05 * facing;
    light += mix(accent, vec3(0.9, 0.95, 1.0), 0.5) * (0.5 * exp(-entry.edge * 30.0) * facing);
  }
  return light;
}

void main() {
  float innerShell = vPlate.x;
  float innerFace = vPlate.y;
  float rimFace = vPlate.z;
  float edgeDistance = min(min(vWeights.x, vWeights.y), vWeights.z);
  vec3 lightColour = mix(accent, vec3(0.95, 0.92, 0.9), 0.4);

  // A light runs over the seams (edges of the plates) from the seat to the opening.
  float head = fract(state.x * 0.13) * 3.2 - 1.35;
  float behind = head - vAlong;
  float run = smoothstep(-0.015, 0.03, behind) * exp(-max(behind, 0.0) * 3.2);
  float front = exp(-behind * behind * 260.0);

  // In a visitor's demo the seams show the bits of a hash: 1 is light, 0 is dark, a bit that
  // differs from the signed hash is orange. The nearest edge is opposite to the corner with the
  // smallest weight.
  float bit = edgeDistance == vWeights.x ? vBits.x : edgeDistance == vWeights.y ? vBits.y : vBits.z;
  float isOdd = step(1.5, bit);
  float one = bit - 2.0 * isOdd;
  float demoShare = demoAt(vAlong);
  float seam = mix(1.0 - demo.x * 0.75, 3.4 * one + 0.1, demoShare);
  vec3 seamLight = mix(accent, mix(vec3(0.50, 0.68, 1.0), vec3(1.0, 0.60, 0.20), isOdd), demoShare * max(one, isOdd));
  seam = mix(seam, max(seam, 3.0), demoShare * isOdd);

  // Plates seen from inside are glass as well: light gathers at their edges.
  float gathered = 0.22 + 1.3 * exp(-edgeDistance * 16.0);
  vec3 glow = lightColour * vInnerLight * mix(gathered, 1.0, rimFace);
  float groove = (1.0 - rimFace) * (1.0 - innerFace);
  float seamward = (1.0 - smoothstep(0.0, 0.05, edgeDistance)) * groove;
  float ownShare = 1.0 - demoShare;
  glow += seamLight * groove * line(edgeDistance, 0.075, 0.006 + 0.012 * demoShare * one) * (0.16 + 1.3 * run * ownShare * (0.3 + state.y)) * seam * (1.0 - innerShell);
  // A rim narrower than a pixel gives only its share of light.
  float cover = min(1.0, 0.028 * uPointScale / vDepth);
  glow += seamLight * rimFace * cover * seam * (0.16 + 2.2 * run * (0.25 + 0.75 * state.y) + 0.9 * state.w) * mix(1.0, 0.8, innerShell);
  glow += mix(accent, vec3(0.85, 0.93, 1.0), 0.7) * front * (rimFace + seamward) * (0.35 + 1.4 * state.y) * (1.0 - innerShell);
  glow += seamLight * seamward * (0.05 + 0.5 * run * ownShare * state.y + 0.16 * demoShare) * seam;
  // The inner shell is translucent.
  glow += innerShell * lightColour * (0.02 + 0.4 * pow(1.0 - smoothstep(0.0, 0.15, edgeDistance), 2.0)) * (0.45 + 0.75 * state.y) * (1.0 - innerFace * 0.3);
  vec3 normal = normalize(vNormal);
  vec3 sight = normalize(cameraPosition - vPosition);
  vec3 reflection = reflect(-sight, normal);
  if (innerShell + innerFace + rimFace < 0.5) {
    // The face of an outer plate.
    float away = 1.0 - clamp(dot(normal, sight), 0.0, 1.0);
    float reflected = 0.06 + 0.94 * away * away * away * away * away;
    vec3 from = (vPosition - uSpheres[1].xyz) / max(uSpheres[1].w, 1e-3);
    glow += lightThrough(from, normal, sight) * ((1.0 - reflected) * (0.5 + 0.8 * state.y) * (0.25 + 0.75 * ownShare));
    if (refraction > 0.5) glow += environment(reflection, 0.02) * vFilm * reflected * 2.0 * mix(0.4, 1.0, vVisibility.z);
  }

  vec3 base = vBase + accent * 0.02 * (1.0 - smoothstep(0.0, 0.25, edgeDistance));
  vec3 colour = base * vDiffuse + vSpecular + coreReflection(vPolish.x, reflection, uCoreLightPosition - vPosition) * (1.3 * vPolish.y * intensity * vVisibility.y);
  gl_FragColor = outputOpaque(colour + glow * intensity, vDepth, vVisibility.w);
}

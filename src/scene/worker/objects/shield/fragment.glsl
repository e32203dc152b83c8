#include <surface>
#include <placed>
uniform vec3 accent;
uniform vec4 state;
uniform vec3 middle;
uniform float uPointScale;
uniform vec2 carried;   // how far a run is shown, how far its bits reach
float demoAt(float along) { return carried.x * smoothstep(0.0, 0.12, carried.y * 2.3 - 1.1 - along); }
varying vec3 vBits;
varying vec3 vWeights;
varying vec3 vPlate;
varying float vAlong;
varying vec3 vOnBase;
varying vec3 vBeside;
varying vec3 vBase;
varying vec2 vPolish;
varying float vHeld;

float line(float at, float where, float width) {
  float soft = max(fwidth(at), 1e-5);
  return 1.0 - smoothstep(max(width - soft, 0.0), width + soft, abs(at - where));
}

void main() {
  float within = vPlate.x;
  float inside = vPlate.y;
  float rimFace = vPlate.z;
  float d = min(min(vWeights.x, vWeights.y), vWeights.z);
  vec3 kept = mix(accent, vec3(1.0, 0.84, 0.62), 0.62);

  // A line of the lattice runs over the seams from the seat to the opening.
  float head = fract(state.x * 0.13) * 3.2 - 1.35;
  float behind = head - vAlong;
  float run = smoothstep(-0.015, 0.03, behind) * exp(-max(behind, 0.0) * 3.2);
  float front = exp(-behind * behind * 260.0);

  // In a run the seams are its hash: a one is light, a zero is dark. The edge is the one across from the least weight.
  float own = d == vWeights.x ? vBits.x : d == vWeights.y ? vBits.y : vBits.z;
  float isOdd = step(1.5, own);
  float one = own - 2.0 * isOdd;
  float demo = demoAt(vAlong);
  float seam = mix(1.0 - carried.x * 0.75, 3.4 * one + 0.1, demo);
  vec3 seamLight = mix(accent, mix(vec3(0.50, 0.68, 1.0), vec3(1.0, 0.60, 0.20), isOdd), demo * max(one, isOdd));
  seam = mix(seam, max(seam, 3.0), demo * isOdd);

  vec3 glow = kept * vHeld;
  float groove = (1.0 - rimFace) * (1.0 - inside);
  float seamward = (1.0 - smoothstep(0.0, 0.05, d)) * groove;
  float quiet = 1.0 - demo;
  glow += seamLight * groove * line(d, 0.075, 0.006 + 0.012 * demo * one) * (0.16 + 1.3 * run * quiet * (0.3 + state.y)) * seam * (1.0 - within);
  // A rim narrower than a pixel lights only its share of it.
  float cover = min(1.0, 0.028 * uPointScale / vDepth);
  glow += seamLight * rimFace * cover * seam * (0.16 + 2.2 * run * (0.25 + 0.75 * state.y) + 0.9 * state.w) * mix(1.0, 0.8, within);
  glow += mix(accent, vec3(0.85, 0.93, 1.0), 0.7) * front * (rimFace + seamward) * (0.35 + 1.4 * state.y) * (1.0 - within);
  glow += seamLight * seamward * (0.05 + 0.5 * run * quiet * state.y + 0.16 * demo) * seam;
  // The inner shell is thin: the light stands in its plates.
  glow += within * kept * (0.02 + 0.4 * pow(1.0 - smoothstep(0.0, 0.15, d), 2.0)) * (0.45 + 0.75 * state.y) * (1.0 - inside * 0.3);
  // They are not quite opaque: what burns inside shows through them, most in front of the middle.
  vec3 normal = normalize(vNormal);
  vec3 sight = normalize(cameraPosition - vPosition);
  vec3 toMiddle = middle - vPosition;
  vec3 aside = toMiddle - sight * dot(toMiddle, sight);
  glow += (1.0 - within) * (1.0 - inside) * quiet * accent * (0.04 + 0.10 * state.y) * exp(-dot(aside, aside) * 5.0);

  vec3 base = vBase + accent * 0.02 * (1.0 - smoothstep(0.0, 0.25, d));
  vec3 colour = base * vOnBase + vBeside + coreReflection(vPolish.x, reflect(-sight, normal), uCoreLightPosition - vPosition) * (vPolish.y * intensity * vVisibility.y);
  gl_FragColor = outputOpaque(colour + glow * intensity, vDepth, vVisibility.w);
}

#include <surface>
#include <placed>
uniform vec3 accent;
// Uniforms and varyings: see vertex.glsl.
uniform vec4 state;
uniform vec3 middle;
uniform float uPointScale;
uniform vec2 demo;
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

// An antialiased line of half width `width` where `at` equals `where`.
float line(float at, float where, float width) {
  float soft = max(fwidth(at), 1e-5);
  return 1.0 - smoothstep(max(width - soft, 0.0), width + soft, abs(at - where));
}

void main() {
  float innerShell = vPlate.x;
  float innerFace = vPlate.y;
  float rimFace = vPlate.z;
  float edgeDistance = min(min(vWeights.x, vWeights.y), vWeights.z);
  vec3 lightColour = mix(accent, vec3(1.0, 0.84, 0.62), 0.62);

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

  vec3 glow = lightColour * vInnerLight;
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
  // The outer plates are slightly translucent: the light inside shows through, most in front of the
  // middle.
  vec3 normal = normalize(vNormal);
  vec3 sight = normalize(cameraPosition - vPosition);
  vec3 toMiddle = middle - vPosition;
  vec3 offAxis = toMiddle - sight * dot(toMiddle, sight);
  glow += (1.0 - innerShell) * (1.0 - innerFace) * ownShare * accent * (0.04 + 0.10 * state.y) * exp(-dot(offAxis, offAxis) * 5.0);

  vec3 base = vBase + accent * 0.02 * (1.0 - smoothstep(0.0, 0.25, edgeDistance));
  vec3 colour = base * vDiffuse + vSpecular + coreReflection(vPolish.x, reflect(-sight, normal), uCoreLightPosition - vPosition) * (0.65 * vPolish.y * intensity * vVisibility.y);
  gl_FragColor = outputOpaque(colour + glow * intensity, vDepth, vVisibility.w);
}

// Air lit by the core (the luminous object in the middle), with the shadows of the bodies in it,
// and a cool gradient from above. It has no fine detail, so it is rendered at a low resolution. At
// the edges it is black, because the compose pass adds the page's background colour. Without shadows
// the light is a closed form; what a body takes of it is integrated where the line of sight passes
// the body's cone, in steps of equal angle as the core sees them, in which each has the same weight
// (equi-angular sampling, Kulla and Fajardo, 2012).
uniform float intensity;
#include <output>
#include <shadows>
#include <air_light>
#include <stage>
varying vec2 vScreen;
varying vec3 vRay;
uniform vec3 eye;
uniform float lens;   // half heights of the picture per tangent of 1
uniform float wavePower;   // of the core's last pulse
uniform float breath;      // -1 to 1
uniform vec4 uCones[4];  // by body: directions from the core in which it stands, axis and cosine
const int STEPS = 16;

// Density of the air: slow wisps, folded by a second wave. Its mean is about 1. The amplitudes of the folds times their
// frequencies add up to less than 1: a steeper fold laps over itself, which is an edge in the glow.
float density(vec3 at) {
  vec3 p = at * 1.1 + vec3(0.0, -0.05, 0.03) * uTime;
  p += 0.5 * sin(p.yzx * 1.1 + vec3(0.0, 1.7, 4.1));
  p += 0.2 * sin(p.zxy * 2.1 + vec3(2.0, 0.4, 1.1));
  return 1.0 + 0.3 * sin(p.x * 1.2) * sin(p.y * 1.3 + p.z * 0.5) + 0.08 * sin(p.x * 2.9 + p.z) * sin(p.y * 3.3);
}

void main() {
  float edge = edgeAt(vScreen);
  vec3 direction = normalize(vRay);
  vec2 approach = closestApproach(eye, direction, uCoreLightPosition);
  float near = clampedDistance(approach);
  float from = atan(-approach.y / near), to = 1.35;
  vec3 nearest = eye + direction * approach.y;
  vec3 outward = (nearest - uCoreLightPosition) / max(approach.x, 1e-3);
  // Angles that are not in shadow.
  float all = max(to - from, 1e-3);
  vec3 angles = vec3(all);
  for (int body = 0; body < 4; body++) {
    vec2 axis = vec2(dot(uCones[body].xyz, outward), dot(uCones[body].xyz, direction));
    float most = length(axis);
    if (uCones[body].w >= most || uShadowCounts.x == 0) continue;
    float middle = atan(axis.y, axis.x), width = acos(uCones[body].w / most);
    float first = max(from, middle - width), part = (min(to, middle + width) - first) / float(STEPS);
    for (int i = 0; i < (part > 0.0 ? STEPS : 0); i++)
      angles -= part * (1.0 - lightPast(body, eye + direction * (approach.y + near * tan(first + part * (float(i) + 0.5)))));
  }
  // The finger is opaque below.
  angles *= 1.0 - 0.75 * uFinger.w * smoothstep(0.6, 1.0, dot(outward, uFinger.xyz));
  // Most of the light comes from where the ray is nearest to the core, so only the density there counts.
  // More of it leaves the finger to the right, where the near bodies stand.
  vec3 air = max(angles, 0.0) * (mix(0.2, 0.3, uFinger.w) / all * density(nearest) * (1.0 + 0.5 * dot(outward, cross(uFinger.xyz, direction))) * glowAt(fingerApproach(eye, direction), lens));
  // Active bodies light the air around them in their own colours.
  vec3 accents = vec3(0.0);
  for (int body = 0; body < 4; body++) {
    vec2 beside = closestApproach(eye, direction, uSpheres[body].xyz);
    float apart = beside.x / max(uSpheres[body].w, 1e-3);
    accents += glows[body] * exp(-2.4 * apart * apart) * step(0.0, beside.y);
  }
  vec3 around = vec3(0.0);
  if (stage.w > 0.0) around = stage.w * (groundLight(eye, direction) + 0.012 * beamLight(eye, direction));
  vec3 cool = vec3(0.0035, 0.0075, 0.0105) * (1.0 - smoothstep(-0.4, 1.5, length((vScreen - vec2(-0.25, 0.7)) * vec2(0.8, 1.0))));
  vec3 glow = air * uCoreLightPower * intensity * mix(0.3, 1.0, smoothstep(0.4, 0.9, intensity)) * (0.92 + 0.12 * breath + 0.9 * wavePower);
  // Eight bits have few steps in such a dark gradient; noise hides them.
  gl_FragColor = vec4(encodeLight(((glowColour(glow) + accents + cool) * edge + around) * (1.0 + 0.04 * grain())), 1.0);
}

// Air lit by the core (the luminous object in the middle), with the shadows of the bodies in it,
// and a cool gradient from above. It has no fine detail, so it is rendered at a low resolution. At
// the edges it is black, because the compose pass adds the page's background colour. The shadow is
// integrated along the line of sight in steps of equal angle as the core sees them, in which each
// has the same weight (equi-angular sampling, Kulla and Fajardo, 2012).
uniform float intensity;
#include <air_light>
#include <output>
#include <shadows>
varying vec2 vScreen;
varying vec3 vRay;
uniform vec3 eye;
uniform float lens;   // half heights of the picture per tangent of 1
uniform vec4 pulse;   // age of the core's last pulse, its power, breath (-1 to 1), activity
uniform vec3 glows[4];   // light of each other body in the air
const int STEPS = 10;

// Density of the air: slow wisps, folded by a second wave. Its mean is about 1.
float density(vec3 at) {
  vec3 p = at * 1.1 + vec3(0.0, -0.05, 0.03) * uTime;
  p += 0.8 * sin(p.yzx * 1.1 + vec3(0.0, 1.7, 4.1));
  p += 0.4 * sin(p.zxy * 2.1 + vec3(2.0, 0.4, 1.1));
  return 1.0 + 0.35 * sin(p.x * 1.2) * sin(p.y * 1.3 + p.z * 0.5);
}

// The core's light leaves it in shafts: brightness by direction, about 1 on average.
float shaftsAt(vec3 direction) {
  vec3 p = direction * 5.0 + vec3(0.0, 0.0, 0.05) * uTime;
  float broad = sin(p.x * 1.3 + 1.9 * sin(p.y * 1.1 + p.z)) * sin(p.y * 1.7 + 1.3 * sin(p.x * 1.9 - p.z * 0.7));
  p = direction * 13.0 + vec3(0.0, 0.0, 0.1) * uTime;
  float narrow = sin(p.x + 2.0 * sin(p.y * 0.7)) * sin(p.y * 1.1 - p.z);
  return 1.0 + 0.22 * broad + 0.08 * narrow;
}

// Fades out in an ellipse, so that no rectangular edge is seen.
float edgeAt(vec2 screen) { return 1.0 - smoothstep(0.45, 1.0, length(screen)); }

void main() {
  float edge = edgeAt(vScreen);
  vec3 direction = normalize(vRay);
  vec2 approach = closestApproach(eye, direction, uCoreLightPosition);
  float near = clampedDistance(approach);
  float from = atan(-approach.y / near), to = 1.35;
  float visibility = 0.0;
  for (int i = 0; i < STEPS; i++) {
    float angle = mix(from, to, (float(i) + 0.5) / float(STEPS));
    visibility += coreLightVisibility(eye + direction * (approach.y + near * tan(angle)));
  }
  float air = 3.0 * scatteredPerRadian(near) * max(to - from, 0.0) * visibility / float(STEPS);
  // Most of the light comes from where the ray is nearest to the core, so only the density and the
  // shaft there count.
  vec3 nearest = eye + direction * approach.y;
  air *= density(nearest) * shaftsAt((nearest - uCoreLightPosition) / near);
  // On the picture the glow grows with the core, up to half the picture's height.
  float perTangent = lens / max(approach.y, 0.1);
  float reach = min(0.22 + 2.1 * uSpheres[4].w * perTangent, 1.0);
  float fromCore = approach.x * perTangent / reach;
  air *= exp(-fromCore * fromCore);
  // Active bodies light the air around them in their own colours.
  vec3 accents = vec3(0.0);
  for (int body = 0; body < 4; body++) {
    vec2 passing = closestApproach(eye, direction, uSpheres[body].xyz);
    float apart = passing.x / max(uSpheres[body].w, 1e-3);
    accents += glows[body] * exp(-2.4 * apart * apart) * step(0.0, passing.y);
  }
  vec3 cool = vec3(0.0035, 0.0075, 0.0105) * (1.0 - smoothstep(-0.4, 1.5, length((vScreen - vec2(-0.25, 0.7)) * vec2(0.8, 1.0))));
  float glow = 0.75 * air * uCoreLightPower * intensity * mix(0.3, 1.0, smoothstep(0.4, 0.9, intensity)) * (0.92 + 0.12 * pulse.z + 0.9 * pulse.y * exp(-pulse.x * 0.42));
  // Orange near the core, then red, then violet: a dim orange would look brown.
  vec3 warm = vec3(glow, 0.52 * glow * glow / (glow + 0.12), 0.03 * glow + 0.055 * glow / sqrt(glow + 0.01));
  // Eight bits have few steps in such a dark gradient; noise hides them.
  gl_FragColor = vec4(encodeLight((warm + accents + cool) * edge * (1.0 + 0.04 * grain())), 1.0);
}

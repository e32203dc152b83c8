import { noise } from './noise.ts';
import { studio } from './studio.glsl.ts';

export const airVertex = /* glsl */ `
varying vec2 vScreen;
void main() {
  vScreen = position.xy;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}
`;

const around = /* glsl */ `
uniform vec4 core;      // place on screen, radius in screen heights, aspect
uniform vec4 pulse;     // age in radii, power, breath, activity

vec2 armAt(vec2 screen) { return (screen - core.xy) * vec2(core.w, 1.0) / core.z; }

// Rounder than the picture, so that no frame shows.
float edgeAt(vec2 screen) {
  vec2 corner = screen * screen * screen * screen;
  corner *= corner;
  corner *= corner;
  return (1.0 - smoothstep(0.0, 1.0, corner.x + corner.y)) * (1.0 - corner.x) * (1.0 - corner.y);
}

`;

/** Glow around the core before tone mapping. It has no fine detail, so it is drawn on few pixels and stretched. */
const air = /* glsl */ `
${noise}
${around}
vec3 airAt(vec2 screen, float edge) {
  vec2 arm = armAt(screen);
  float away = length(arm);
  // The corona begins on the limb with the limb's own light, so that the core has no edge.
  float height = max(away - 1.0, 0.0);
  float near = exp(-height * 4.6);
  float wide = exp(-away * 0.34);
  // Streamers: noise along the direction, drawn out and carried outwards.
  vec2 way = arm / max(away, 0.01);
  float rays = 0.5;
  if (away < 5.0) {
    float wisps = noise3(vec3(way * 2.3, height * 0.5 - uTime * 0.09));
    rays += 0.55 * wisps + 0.4 * noise3(vec3(way * 5.1 + wisps * 0.6, 3.0 + height * 0.3 - uTime * 0.16));
  }
  rays = clamp(rays, 0.0, 1.2);
  float streams = exp(-height * mix(2.9, 0.95, rays)) * mix(0.35, 1.0, rays);
  vec3 glow = LIMB * near * 0.62 + vec3(1.0, 0.4, 0.1) * streams * 0.36 * smoothstep(0.0, 0.12, height + 0.1);
  glow += vec3(0.9, 0.36, 0.14) * wide * 0.05;
  vec3 cool = vec3(0.006, 0.011, 0.015) * (1.0 - smoothstep(-0.4, 1.4, length((screen - vec2(-0.25, 0.7)) * vec2(0.8, 1.0))));
  return glow * uLampPower * presence * (0.9 + 0.16 * pulse.z) + cool * edge;
}
`;

/**
 * The page's ink, a cool gradient from above, and the core's glow. It ends in pure ink at the
 * edges, where the page goes on; alpha is 0 at the edges and 1 far from them.
 */
export const airFragment = /* glsl */ `
${studio}
${air}
varying vec2 vScreen;
void main() {
  float edge = edgeAt(vScreen);
  vec3 seen = uInk + film(airAt(vScreen, edge)) * mix(0.25, 1.0, edge);
  // Eight bits hold few steps of so dark a gradient: noise of one step hides them.
  gl_FragColor = vec4(seen + grain() / 255.0, edge);
}
`;

/** The air stretched over the picture, wherever no body stands in front of it. */
export const backdropFragment = /* glsl */ `
${studio}
varying vec2 vScreen;
uniform sampler2D air;
void main() {
  vec4 seen = texture2D(air, vScreen * 0.5 + 0.5);
  gl_FragColor = vec4(seen.rgb + grain() * 0.02 * seen.a, 0.0);
}
`;

/** Lines too thin for the few pixels of the air: the core's halo, its echo, and the wave of a pulse. */
export const ringsVertex = /* glsl */ `
uniform vec4 core;
uniform vec4 pulse;
uniform float pixel;    // in radii of the core
varying vec2 vScreen;
varying vec2 vRing;     // radius and half width of this ring
varying float vWhich;
void main() {
  float halo = 1.72 + 0.035 * pulse.z;
  float wave = pulse.y * exp(-pulse.x * 1.1) > 0.01 ? 0.05 + pulse.x * 0.05 : 0.0;
  vWhich = position.z;
  vRing = vWhich < 0.5 ? vec2(halo, 0.011) : vWhich < 1.5 ? vec2(halo + 0.12, 0.006) : vec2(1.0 + pulse.x, wave);
  float away = vRing.x + position.y * (vRing.y > 0.0 ? vRing.y + pixel * 2.0 : 0.0);
  vScreen = core.xy + vec2(cos(position.x), sin(position.x)) * away * core.z / vec2(core.w, 1.0);
  gl_Position = vec4(vScreen, 1.0, 1.0);
}
`;

export const ringsFragment = /* glsl */ `
${studio}
${around}
const vec3 AIR = vec3(0.09, 0.035, 0.01);
varying vec2 vScreen;
varying vec2 vRing;
varying float vWhich;
void main() {
  vec2 arm = armAt(vScreen);
  float away = length(arm);
  float soft = max(fwidth(away), 1e-5);
  float shape = 1.0 - smoothstep(vRing.y * 0.3, vRing.y + soft, abs(away - vRing.x));
  vec3 warm = vec3(1.0, 0.72, 0.42) * uLampPower * presence;
  vec3 light = vWhich < 0.5
    ? warm * (0.08 + 0.16 * smoothstep(-0.2, 1.0, sin(atan(arm.y, arm.x) + 0.9)))
    : vWhich < 1.5 ? warm * 0.05 : vec3(1.0, 0.66, 0.34) * pulse.y * exp(-pulse.x * 1.1) * 0.42;
  // What a line adds to air of a middling brightness: the air itself is too dear to compute here.
  gl_FragColor = vec4((film(AIR + light * shape) - film(AIR)) * mix(0.25, 1.0, edgeAt(vScreen)), 0.0);
}
`;

import { fingertip } from '../../shared/ridges.ts';
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

/**
 * Air lit by the core, before tone mapping. It has no fine detail, so it is drawn on few pixels and
 * stretched. Light that a straight look through even air collects from a lamp falls with the
 * distance at which it passes the lamp.
 */
const air = /* glsl */ `
${around}
vec3 airAt(vec2 screen, float edge) {
  // As oval as the fingertip, near to it.
  float away = length(armAt(screen) / vec2(${fingertip.across.toFixed(2)}, 1.0));
  float passing = max(away, 0.9);
  vec3 glow = vec3(1.0, 0.40, 0.13) * (0.115 + 0.16 * pulse.y * exp(-pulse.x * 1.1)) * exp(-0.30 * passing) / passing;
  glow += vec3(1.0, 0.36, 0.09) * 0.085 * exp(-max(away - 1.0, 0.0) * 2.6);
  vec3 cool = vec3(0.006, 0.011, 0.015) * (1.0 - smoothstep(-0.4, 1.4, length((screen - vec2(-0.25, 0.7)) * vec2(0.8, 1.0))));
  return glow * uLampPower * presence * (0.92 + 0.12 * pulse.z) + cool * edge;
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

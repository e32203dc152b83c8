import { studio } from './studio.glsl.ts';

export const backdropVertex = /* glsl */ `
varying vec2 vScreen;
void main() {
  vScreen = position.xy;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}
`;

/**
 * Ink, a breath of cool air from above, and the core's glow with its thin halo. It
 * ends in pure ink at the edges, where the page goes on.
 */
export const backdropFragment = /* glsl */ `
${studio}
varying vec2 vScreen;
uniform vec4 core;      // place on screen, radius in screen heights, aspect
uniform vec4 pulse;     // age in radii, power, breath, activity

float ring(float away, float at, float width) {
  float soft = max(fwidth(away), 1e-5);
  return smoothstep(width + soft, width * 0.3, abs(away - at));
}

void main() {
  vec2 arm = (vScreen - core.xy) * vec2(core.w, 1.0) / core.z;
  float away = length(arm);
  // Rounder than the picture, so that no frame shows.
  vec2 corner = vScreen * vScreen * vScreen * vScreen;
  float edge = smoothstep(1.0, 0.0, (corner.x + corner.y)) * (1.0 - corner.x) * (1.0 - corner.y);
  float power = uLampPower * presence;

  float near = exp(-max(away - 0.9, 0.0) * 1.15);
  float wide = exp(-away * 0.34);
  vec3 glow = vec3(1.0, 0.44, 0.13) * near * 0.16 + vec3(0.85, 0.36, 0.16) * wide * 0.03;
  // The glow is not a gradient but air: faint rays turn slowly.
  float turn = atan(arm.y, arm.x);
  float rays = 0.5 + 0.5 * sin(turn * 5.0 + uTime * 0.11 + sin(turn * 3.0 - uTime * 0.07) * 1.7);
  glow *= 0.86 + 0.28 * rays * smoothstep(0.9, 3.0, away);
  vec3 colour = glow * power * (0.9 + 0.16 * pulse.z);

  float halo = 1.72 + 0.035 * pulse.z;
  colour += vec3(1.0, 0.72, 0.42) * power * (
    ring(away, halo, 0.011) * (0.24 + 0.3 * smoothstep(-0.2, 1.0, sin(turn + 0.9)))
    + ring(away, halo + 0.12, 0.006) * 0.11);
  float wave = 1.0 + pulse.x;
  colour += vec3(1.0, 0.66, 0.34) * pulse.y * ring(away, wave, 0.05 + pulse.x * 0.05) * exp(-pulse.x * 1.1) * 0.42;

  vec3 air = vec3(0.006, 0.011, 0.015) * smoothstep(1.4, -0.4, length((vScreen - vec2(-0.25, 0.7)) * vec2(0.8, 1.0)));
  vec3 seen = uInk + film(colour + air * edge) * mix(0.25, 1.0, edge);
  gl_FragColor = vec4(seen + grain() * 0.02 * edge, 0.0);
}
`;

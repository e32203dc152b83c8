import { placed, placing, studio } from '../../shading/studio.glsl.ts';

export const gatesVertex = /* glsl */ `
${placing}
attribute float which;
uniform vec3 places[4];
uniform vec4 lights;
uniform vec3 tints[4];
uniform float upright;   // 1: the stream runs along y
uniform float grown;     // 0 not there, 1 full size
varying vec3 vHoop;      // angle along, across, light
varying vec3 vTint;
void main() {
  int i = int(which + 0.5);
  float light = i == 0 ? lights.x : i == 1 ? lights.y : i == 2 ? lights.z : lights.w;
  vec2 along = vec2(cos(position.x), sin(position.x));
  vec2 across = vec2(cos(position.y), sin(position.y));
  float radius = (1.58 + 0.05 * light) * mix(1.5, 1.0, grown);
  vec3 at = vec3(along * (radius + 0.055 * across.x), 0.085 * across.y);
  vec3 facing = vec3(along * across.x, across.y);
  at = upright > 0.5 ? at.xzy : at.zyx;
  facing = upright > 0.5 ? facing.xzy : facing.zyx;
  vHoop = vec3(position.xy, light);
  vTint = tints[i];
  place(at + places[i], facing);
}
`;

export const gatesFragment = /* glsl */ `
${studio}
${placed}
uniform float grown;
varying vec3 vHoop;
varying vec3 vTint;
float hash21(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
void main() {
  // Mirrored axes turn the winding, so the face decides where its outside is.
  vec3 normal = normalize(vNormal);
  float light = vHoop.z;
  float inward = 1.0 - smoothstep(-0.95, -0.6, cos(vHoop.y));
  float count = vHoop.x * 11.4591559;
  float tick = smoothstep(0.46, 0.48, abs(fract(count) - 0.5)) * smoothstep(0.3, 0.6, abs(sin(vHoop.y)));
  // A light runs around the lit gate once it is passed.
  float run = exp(-6.0 * fract(vHoop.x / 6.2831853 - uTime * 0.16)) * light;
  Material material;
  material.base = vec3(0.018, 0.022, 0.026);
  material.accent = mix(vec3(0.4, 0.5, 0.56), vTint, 0.35 + 0.65 * light);
  material.gloss = 0.8;
  material.metal = 0.5;
  material.shade = 1.0;
  material.rim = 0.5 + 1.4 * light;
  vec3 glow = vTint * inward * (0.10 + 0.95 * light + 1.0 * run);
  glow += vTint * tick * (0.05 + 0.5 * light);
  material.glow = glow * presence;
  vec4 seen = exposed(lit(material, vAt, normal), vAway, clamp(light * inward, 0.0, 1.0) * 0.8);
  // It comes out of the ink; dithering keeps it in the opaque pass.
  if (grown < 0.99 && hash21(gl_FragCoord.xy) > grown) discard;
  gl_FragColor = seen;
}
`;

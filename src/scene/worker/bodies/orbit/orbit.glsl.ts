import { studio } from '../../shading/studio.glsl.ts';

export const orbitVertex = /* glsl */ `
attribute float axis;
uniform vec4 ring;       // half axes, turn, room
uniform float uPointScale;
uniform vec3 places[5];
varying vec3 vLine;      // place along, side, axis?
varying float vAway;
varying float vClear;
vec3 spot(float angle) { return vec3(cos(angle) * ring.x, sin(angle) * ring.y, 0.0) * ring.w; }
void main() {
  bool radial = axis > -0.5;
  vec3 at = radial ? spot(axis * 1.5707963 + ring.z) * mix(0.2, 0.98, position.x) : spot(position.x + ring.z);
  vec3 next = radial ? at * 1.01 : spot(position.x + ring.z + 0.01);
  vec4 seen = viewMatrix * vec4(at, 1.0);
  vec4 after = viewMatrix * vec4(next, 1.0);
  vec2 way = normalize(after.xy / -after.z - seen.xy / -seen.z);
  vAway = -seen.z;
  float clear_ = 1.0;
  for (int i = 0; i < 5; i++) clear_ *= smoothstep(1.15, 1.5, distance(at, places[i]) / (i == 4 ? 0.95 : 1.0));
  vClear = radial ? 1.0 : clear_;
  seen.xy += vec2(-way.y, way.x) * position.y * 5.0 * vAway / uPointScale * max(1.0, uPointScale / 1400.0);
  vLine = vec3(radial ? position.x * length(spot(axis * 1.5707963)) : position.x, position.y, radial ? 1.0 : 0.0);
  gl_Position = projectionMatrix * seen;
}
`;

export const orbitFragment = /* glsl */ `
${studio}
varying vec3 vLine;
varying float vAway;
varying float vClear;
void main() {
  float side = abs(vLine.y);
  float soft = max(fwidth(vLine.y), 1e-5);
  float hair = 1.0 - smoothstep(0.12 - soft * 0.2, 0.12 + soft, side);
  float count = vLine.x * 28.64789;
  float place = abs(fract(count) - 0.5);
  float long_ = step(abs(fract(count / 5.0 + 0.1) - 0.5), 0.1);
  float tick = smoothstep(0.44, 0.47, place) * step(side, mix(0.5, 0.95, long_));
  float dash = step(0.5, fract(vLine.x * 16.0));
  float ring = hair * 0.55 + tick * mix(0.3, 0.55, long_);
  float shape = mix(ring, hair * dash * 0.32 * smoothstep(1.5, 1.7, vLine.x), vLine.z);
  vec3 colour = vec3(0.26, 0.36, 0.40) * shape * vClear * presence * 0.6;
  gl_FragColor = radiated(colour, vAway, 0.0);
}
`;

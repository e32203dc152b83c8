import { chargeOf, fingertip, minutiaCount, ridgeFrequency } from '../../../shared/ridges.ts';
import { studio } from '../../shading/studio.glsl.ts';

const float = (value: number) => value.toFixed(5);

export const coreVertex = /* glsl */ `
varying vec3 vAt;
varying vec3 vUnit;     // place on the unit sphere, in the fingertip's own space
varying vec3 vKey;      // direction of the key light, in the same space
varying vec3 vEye;      // direction of the eye, in the same space
varying float vAway;
void main() {
  vec3 half_ = vec3(${float(fingertip.across)}, ${float(fingertip.along)}, ${float(fingertip.deep)});
  // Narrower towards its tip.
  half_.x *= 1.0 - ${float(fingertip.taper)} * position.y;
  vec4 world = modelMatrix * vec4(position * half_, 1.0);
  vec4 seen = viewMatrix * world;
  mat3 back = transpose(mat3(modelMatrix));
  vAt = world.xyz;
  vUnit = position;
  vKey = back * vec3(-0.309, 0.842, 0.442);
  vEye = back * (cameraPosition - world.xyz);
  vAway = -seen.z;
  gl_Position = projectionMatrix * seen;
}
`;

/** The function of shared/ridges.ts, with its slope; a product of complex numbers stands for the sum of angles. */
const ridges = /* glsl */ `
uniform vec2 foci;
uniform vec2 minutiae[${minutiaCount}];

float bend(vec2 p) {
  return sin(p.x * 2.1 + 1.3 * sin(p.y * 1.7)) * 0.5 + sin(p.y * 2.3 + 1.1 * sin(p.x * 1.9 + 2.0)) * 0.5;
}

struct Skin {
  vec2 place;     // on the bent plane
  vec2 wave;      // cosine and sine of the phase
  vec2 slope;     // change of the phase on the plane
  float reach;    // distance from the middle of the whorl
};

Skin skinAt(vec2 plane, vec2 drift) {
  const float TURNS = 6.2831853 * ${float(ridgeFrequency)};
  Skin skin;
  skin.place = plane + 0.06 * vec2(bend(plane * 1.6), bend(plane.yx * 1.6 + vec2(4.0, 2.0)));
  skin.place.y += 0.18 * plane.x * plane.x;
  vec2 p = skin.place;
  vec2 one = p - drift - foci, two = p - drift + foci;
  float near = length(one) + 1e-4, far = length(two) + 1e-4;
  float whorl = skin.reach = 0.5 * (near + far);
  vec2 round_ = 0.5 * (one / near + two / far);
  float arch = whorl * 0.35 + 0.45 * (0.45 - p.y) - 0.28 * p.x * p.x + 0.02;
  vec2 arched = round_ * 0.35 + vec2(-0.56 * p.x, -0.45);
  float low = smoothstep(0.12, 0.55, 0.25 * p.x * p.x - p.y);
  float phase = TURNS * mix(whorl, arch, low);
  skin.slope = TURNS * mix(round_, arched, low);
  vec2 turned = vec2(1.0, 0.0);
  for (int i = 0; i < ${minutiaCount}; i++) {
    vec2 arm = p - minutiae[i];
    float charge = i % 2 == 0 ? ${float(chargeOf(0))} : ${float(chargeOf(1))};
    vec2 turn = vec2(arm.x, arm.y * charge);
    turned = vec2(turned.x * turn.x - turned.y * turn.y, turned.x * turn.y + turned.y * turn.x);
    skin.slope += charge * vec2(-arm.y, arm.x) / (dot(arm, arm) + 1e-3);
  }
  turned /= length(turned) + 1e-9;
  vec2 wave = vec2(cos(phase), sin(phase));
  skin.wave = vec2(turned.x * wave.x - turned.y * wave.y, turned.x * wave.y + turned.y * wave.x);
  return skin;
}
`;

/**
 * The core: a fingertip lit from inside. Skin lets light through where it is thin, in the valleys
 * between the ridges; a key light from above lies on the ridges. A touch runs outward over them.
 */
export const coreFragment = /* glsl */ `
${studio}
varying vec3 vAt;
varying vec3 vUnit;
varying vec3 vKey;
varying vec3 vEye;
varying float vAway;
uniform vec2 gaze;      // where the whorl and the light behind it lean, on the plane
uniform vec4 life;      // radius of the wave, its power, breath, activity
${ridges}

void main() {
  vec3 unit = normalize(vUnit);
  vec3 eye = normalize(vEye);
  vec2 plane = unit.xy / (1.0 + max(unit.z, -0.5)) * vec2(1.35, 1.15);
  Skin skin = skinAt(plane, gaze);

  // Ridges finer than half a pixel fade to the mean of ridge and valley.
  float cycles = length(vec2(dot(skin.slope, dFdx(skin.place)), dot(skin.slope, dFdy(skin.place)))) / 6.2831853;
  float fine = 1.0 - smoothstep(0.2, 0.5, cycles);
  float ridge = 0.5 + 0.5 * skin.wave.x * fine;

  vec3 normal = normalize(unit / vec3(${float(fingertip.across)}, ${float(fingertip.along)}, ${float(fingertip.deep)}) + vec3(0.011 * skin.wave.y * fine * skin.slope, 0.0));
  float facing = clamp(dot(normal, eye), 0.0, 1.0);
  float key = clamp(dot(normal, normalize(vKey)) * 0.8 + 0.2, 0.0, 1.0);
  float away = 1.0 - clamp(dot(normalize(unit), eye), 0.0, 1.0);

  vec2 arm = plane - gaze * 0.5 - vec2(-0.02, -0.07);
  float nucleus = exp(-dot(arm, arm) * (2.3 - 0.25 * life.z)) * (1.0 + 0.35 * life.w + 0.16 * life.z);
  float ring = (skin.reach - life.x) * 4.2;
  float wave = life.y * exp(-ring * ring);
  float through = exp(-4.6 * (0.02 + 0.98 * ridge));

  vec3 inner = vec3(1.9, 0.84, 0.25) * nucleus * through * 1.15;
  inner += vec3(1.0, 0.22, 0.045) * (nucleus * 0.2 + 0.02) * (1.0 - 0.5 * ridge);
  inner += vec3(2.4, 1.5, 0.75) * wave * (0.12 + through);
  vec3 skinLit = vec3(0.34, 0.145, 0.085) * (0.06 + 1.1 * key * key) * (0.25 + 0.75 * ridge);
  float sheen = pow(away, 3.0);
  vec3 colour = inner * (0.55 + 0.45 * uLampPower) * smoothstep(0.0, 0.2, uLampPower) + skinLit * (0.4 + 0.6 * facing);
  colour += vec3(0.46, 0.26, 0.16) * sheen * (0.35 + 0.65 * key);
  gl_FragColor = exposed(colour * mix(0.5, 1.0, presence) * smoothstep(0.0, 0.1, uLampPower), vAway, clamp(nucleus * through * 0.55 + wave * 0.5, 0.0, 0.8));
}
`;

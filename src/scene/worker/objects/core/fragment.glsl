// The core: a fingertip lit from inside. Skin lets light through where it is thin, in the valleys
// between the ridges; a key light from above lies on the ridges. A touch runs outward over them.
#include <surface>
varying vec3 vAt;
varying vec3 vUnit;
varying vec3 vKey;
varying vec3 vEye;
varying float vAway;
uniform vec2 gaze;      // where the whorl and the light behind it lean, on the plane
uniform vec4 life;      // radius of the wave, its power, breath, activity
#include <core_ridges>

void main() {
  vec3 unit = normalize(vUnit);
  vec3 eye = normalize(vEye);
  vec2 plane = unit.xy / (1.0 + max(unit.z, -0.5)) * vec2(1.35, 1.15);
  Skin skin = skinAt(plane, gaze);

  // Ridges finer than half a pixel fade to the mean of ridge and valley.
  float cycles = length(vec2(dot(skin.slope, dFdx(skin.place)), dot(skin.slope, dFdy(skin.place)))) / 6.2831853;
  float fine = 1.0 - smoothstep(0.2, 0.5, cycles);
  float ridge = 0.5 + 0.5 * skin.wave.x * fine;

  vec3 normal = normalize(unit / FINGERTIP + vec3(0.011 * skin.wave.y * fine * skin.slope, 0.0));
  float facing = clamp(dot(normal, eye), 0.0, 1.0);
  float key = clamp(dot(normal, normalize(vKey)) * 0.8 + 0.2, 0.0, 1.0);
  float away = 1.0 - clamp(dot(normalize(unit), eye), 0.0, 1.0);

  vec2 arm = plane - gaze * 0.5 - vec2(-0.02, -0.07);
  float nucleus = exp(-dot(arm, arm) * (2.3 - 0.25 * life.z)) * (1.0 + 0.35 * life.w + 0.16 * life.z);
  float ring = (skin.reach - life.x) * 4.2;
  float wave = life.y * exp(-ring * ring);
  float through = exp(-3.6 * (0.02 + 0.98 * ridge));

  // Thin skin lets most light through near the nucleus; towards the limb and the finger's root it is deep and red.
  float root = smoothstep(-0.95, -0.1, unit.y);
  vec3 inner = mix(vec3(1.5, 0.26, 0.04), vec3(3.0, 1.3, 0.36), smoothstep(0.1, 0.9, nucleus)) * nucleus * through * 1.25;
  inner += vec3(0.85, 0.2, 0.05) * (nucleus * 0.42 + 0.03 * root) * (1.0 - 0.45 * ridge);
  inner += vec3(4.2, 2.7, 1.4) * wave * (0.12 + through);
  inner *= 0.25 + 0.75 * root;
  vec3 skinLit = vec3(0.36, 0.165, 0.105) * (0.04 + 1.9 * key * key * key) * (0.2 + 0.8 * ridge) * (0.2 + 0.8 * root);
  // Oil on the ridges' crests.
  vec3 half_ = normalize(normalize(vKey) + eye);
  float oil = pow(clamp(dot(normal, half_), 0.0, 1.0), 42.0) * ridge * root;
  skinLit += vec3(0.62, 0.66, 0.72) * oil * 0.8;
  float sheen = pow(away, 3.0) * (0.3 + 0.7 * root);
  vec3 colour = inner * (0.55 + 0.45 * uCoreLightPower) * smoothstep(0.0, 0.2, uCoreLightPower) + skinLit * (0.4 + 0.6 * facing);
  colour += vec3(0.42, 0.22, 0.13) * sheen * (0.15 + 0.85 * key);
  gl_FragColor = outputOpaque(colour * mix(0.5, 1.0, presence) * smoothstep(0.0, 0.1, uCoreLightPower), vAway, 0.0);
}

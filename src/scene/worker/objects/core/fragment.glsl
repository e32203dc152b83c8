// The core: a fingertip lit from inside. Skin lets light through where it is thin, in the valleys
// between the ridges; a key light from above falls on the ridges. A pulse runs outwards over them
// as a wave.
#include <surface>
varying vec3 vUnit, vKey, vEye;
varying float vDepth;
uniform mat4 modelMatrix;
uniform vec2 gaze;   // shift of the whorl and of the light inside, on the plane of the ridges
uniform float waveRadius;   // of the pulse, on the plane of the ridges
uniform float wavePower;
uniform float breath;       // -1 to 1
uniform float activity;
#include <core_ridges>

void main() {
  vec3 unit = vec3(normalize(vec3(vUnit.x, max(vUnit.y, 0.0), vUnit.z)));
  float up = vUnit.y < 0.0 ? vUnit.y : unit.y;
  vec3 eye = normalize(vEye);
  vec2 plane = planeAt(unit, up);
  Skin skin = skinAt(plane, gaze);

  // Ridges narrower than a pixel fade to the mean of ridge and valley, and so do those of the dark flank.
  float cycles = length(vec2(dot(skin.slope, dFdx(skin.position)), dot(skin.slope, dFdy(skin.position)))) / 6.2831853;
  float fine = (1.0 - smoothstep(0.2, 0.5, cycles)) * ridgesAt(up) * (1.0 - 0.6 * smoothstep(0.3, 0.7, -unit.x));
  float ridge = heightOf(skin, fine);

  vec3 baseNormal = normalize(unit / FINGERTIP);
  vec3 normal = normalize(baseNormal + vec3(0.02 * skin.wave.y * fine * skin.open * skin.slope, 0.0));
  float facing = clamp(dot(baseNormal, eye), 0.0, 1.0);
  float key = clamp(dot(normal, normalize(vKey)) * 0.9 + 0.1, 0.0, 1.0);

  vec2 offset = plane - gaze * 0.5 - vec2(-0.02, -0.07);
  float nucleus = exp(-dot(offset, offset) * (3.1 - 0.25 * breath)) * (1.0 + 0.35 * activity + 0.16 * breath);
  // 0 in the middle to 1 at the flank.
  float outer = smoothstep(0.4, 1.0, length(offset));
  offset = plane - gaze * 0.5 - vec2(-0.05, 0.12);
  float centre = exp(-dot(offset, offset) * 30.0);
  float ring = (skin.reach - waveRadius) * 4.2;
  float wave = wavePower * exp(-ring * ring);

  // The light ends in front of the rim, unevenly like an inked print; it fades towards the base of
  // the finger, and a fold crosses it.
  float rimFade = smoothstep(0.2, 0.52, facing + 0.07 * bend(plane * 5.3 + vec2(1.0, 0.0)));
  float fold = (up - FOLD.x - FOLD.y * unit.x * unit.x) / FOLD.z;
  float root = smoothstep(0.0, 1.0, (up - ROOT - 0.2) / (-0.7 - ROOT));
  float bright = rimFade * root * (1.0 - exp(-fold * fold));
  float level = 0.5 - 0.5 * cos(3.14159265 * WIDEST * (0.3 + 0.7 * min(nucleus, 1.0)) * bright);
  float soft = 0.08 + 2.0 * cycles;
  float through = (1.0 - smoothstep(-1.0, 1.0, (ridge - level) / soft)) * bright * (0.10 + 0.90 * exp(-7.5 * ridge));

  // From the middle outwards the light is white, amber, red, and gone at the flank.
  vec3 innerLight = (mix(vec3(2.9, 1.05, 0.23), vec3(1.4, 0.12, 0.008), outer) * (0.035 + 0.6 * nucleus)
    + vec3(2.0, 1.6, 1.0) * centre) * through * (0.3 + 0.7 * facing * facing);
  // Skin beside a valley glows red, because light scatters in it.
  innerLight += vec3(1.2, 0.17, 0.02) * (0.2 + nucleus) * bright * exp(-3.4 * ridge) * mix(0.3, 0.12, outer);
  float limb = 1.0 - facing;
  vec3 skinLit = vec3(0.0);
  float pored = 0.0;
  // Tiers without shadows of a body on itself have no fine light either.
  if (uShadowCounts.x > 0) {
    // Light through thin places (Barre-Brisebois and Bouchard, 2011): bent by the slope of the skin it is
    // seen against the nucleus, most of it through the flanks of the ridges, and red at the outline.
    vec3 bentLight = normalize(vec3(unit.xy - 0.5 * gaze, unit.z + 0.4) + 0.7 * normal);
    float scattered = clamp(dot(eye, bentLight), 0.0, 1.0);
    scattered *= scattered * scattered;
    float flank = skin.wave.y * skin.wave.y * skin.open * fine;
    innerLight += vec3(0.5, 0.085, 0.01) * (0.12 + nucleus) * root * scattered * flank * (0.25 + 0.5 * bright);
    // Pores are dents along the crests, a little more than one where a crest crosses a cell of a grid: each
    // lies on the crest, at the cell's place along it.
    vec2 pore = (fract(skin.position * 15.0) - 0.5 - 0.2 * sin(floor(skin.position * 15.0).yx * vec2(7.3, 4.7))) / 15.0;
    float steep = inversesqrt(dot(skin.slope, skin.slope) + 1.0);
    float along = (pore.x * skin.slope.y - pore.y * skin.slope.x) * steep;
    pore = vec2(along, skin.wave.y * steep) / 0.011;
    pored = exp(-dot(pore, pore)) * step(0.0, skin.wave.x) * skin.open * fine * (1.0 - smoothstep(0.08, 0.2, cycles));
    // Skin is smooth: it reflects the room, most of it on the crests and where it turns away.
    vec3 reflection = mat3(modelMatrix) * reflect(-eye, normal);
    skinLit = vec3(0.9, 0.5, 0.34) * environment(reflection, pixelRoughness(0.34, normal)) * ((0.1 + 0.4 * limb * limb * limb) * ridge * mix(0.1, 1.0, root) * mix(1.0, 0.4, outer));
  }
  innerLight += vec3(4.2, 2.7, 1.4) * wave * (0.12 + through);
  // The key light falls on the crests, and most on the outline, where no light comes through.
  skinLit += vec3(0.085, 0.044, 0.034) * (0.05 + 3.4 * key * key) * (0.15 + 0.85 * ridge * ridge);
  innerLight += vec3(3.4, 1.15, 0.26) * limb * limb * limb * root * (0.35 + 0.65 * ridge) * (0.3 + 0.35 * nucleus) * (0.1 + 0.9 * smoothstep(-0.6, 0.9, unit.x));
  skinLit *= 1.0 - 0.4 * pored;
  innerLight *= 1.0 - 0.3 * pored;
  // Below, the lit tip shines along the skin, a second fold follows the first, and light from behind draws
  // both sides, the right one more, until the finger is in the dark. A weak light from the front shows that it is round.
  float below = (up - FOLD.x - FOLD.y * unit.x * unit.x + 0.17) / (0.8 * FOLD.z);
  float folds = 1.0 - 0.75 * (exp(-fold * fold) + exp(-below * below));
  float rootward = 1.0 - root;
  innerLight += vec3(0.5, 0.085, 0.016) * rootward * exp(3.0 * (up + 0.85)) * folds * facing * facing * smoothstep(-1.1, 0.5, unit.x) * smoothstep(-1.9, -1.3, up);
  skinLit = skinLit * mix(folds, 1.0, root) + (vec3(0.9, 0.3, 0.11) * (0.6 * limb * limb * limb + 2.2 * smoothstep(0.72, 0.98, limb)) * (0.1 + 0.9 * smoothstep(-0.6, 0.9, unit.x))
    + vec3(0.03, 0.0105, 0.0065) * facing * smoothstep(-0.9, 0.3, unit.x) * folds) * rootward;
  // The sky draws a thin cool edge on the side away from the near bodies.
  skinLit += vec3(0.16, 0.42, 0.62) * smoothstep(0.74, 0.95, limb) * smoothstep(0.1, 0.7, -unit.x) * mix(0.45, 1.0, root);
  vec3 colour = innerLight * (0.55 + 0.45 * uCoreLightPower) * smoothstep(0.0, 0.2, uCoreLightPower);
  colour += skinLit * (0.4 + 0.6 * facing) * smoothstep(-2.05, -1.1, up);
  // Where another body is in focus, the core gives light without being in the picture. The finger ends in
  // grains, through which bodies behind it are seen.
  float shown = smoothstep(0.4, 0.7, intensity);
  if (shown < 0.05 || smoothstep(END, -1.8, up) < 0.5 + 0.9 * grain()) discard;
  // The core is a light, which fog dims less than a surface behind it.
  gl_FragColor = outputOpaque(colour * (mix(0.5, 1.0, intensity) * smoothstep(0.0, 0.1, uCoreLightPower) * shown), min(vDepth, uFog.x + 0.6), 0.0);
  gl_FragColor.a = shown;
}

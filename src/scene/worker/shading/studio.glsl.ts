/**
 * The lighting of every body: a cool key light from above, the core as a warm point light, a rim
 * light in the accent, and the tone mapping. Tone mapping is done here and not at the end, so that
 * smoothing works on display values; alpha holds the share of a fragment that bloom takes.
 */
export const studio = /* glsl */ `
uniform vec3 uLamp;
uniform float uLampPower;
uniform vec3 uInk;
uniform vec2 uHaze;
uniform float uGrain;
uniform float uTime;
uniform float presence;

const vec3 KEY = vec3(-0.309, 0.842, 0.442);
const vec3 KEY_COLOUR = vec3(0.72, 0.86, 1.0);
const vec3 LAMP_COLOUR = vec3(1.0, 0.5, 0.17);
// Light of the core's limb, where its corona begins.
const vec3 LIMB = vec3(1.0, 0.42, 0.1);
// Lit air between the eye and what is far away, in display values over the ink.
const vec3 FOG = vec3(0.012, 0.034, 0.044);

struct Material {
  vec3 base;
  vec3 accent;
  float gloss;
  float shade;
  float rim;
  float metal;
  vec3 glow;
};

float hash21(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

float grain() {
  return hash21(gl_FragCoord.xy + fract(uGrain) * 289.0) - 0.5;
}

// ACES (Stephen Hill's fit of RRT and ODT), then the display's curve.
vec3 film(vec3 c) {
  const mat3 inset = mat3(
    0.59719, 0.07600, 0.02840,
    0.35458, 0.90834, 0.13383,
    0.04823, 0.01566, 0.83777);
  const mat3 outset = mat3(
    1.60475, -0.10208, -0.00327,
    -0.53108, 1.10813, -0.07276,
    -0.07367, -0.00605, 1.07602);
  vec3 x = inset * c * 1.35;
  x = (x * (x + 0.0245786) - 0.000090537) / (x * (0.983729 * x + 0.4329510) + 0.238081);
  x = outset * x;
  x = clamp(mix(vec3(dot(x, vec3(0.2126, 0.7152, 0.0722))), x, 1.18), 0.0, 1.0);
  // The sRGB curve in roots, which cost a third of a power (fit by Ian Taylor, 2006, error below 0.001).
  vec3 root = sqrt(x), fourth = sqrt(root), eighth = sqrt(fourth);
  vec3 curve = 0.662002687 * root + 0.68412206 * fourth - 0.323583601 * eighth - 0.022541147 * x;
  return mix(curve, x * 12.92, step(x, vec3(0.0031308)));
}

// What a polished face sees: a soft panel overhead, a strip at the left, a dark floor.
vec3 room(vec3 r, float blur) {
  float panel = smoothstep(0.55 - blur, 0.75 + blur, dot(r, normalize(vec3(-0.1, 0.85, 0.5))));
  float strip = smoothstep(0.22 + blur, 0.06, abs(r.x + 0.62)) * smoothstep(-0.5, 0.3, r.y) * smoothstep(-0.2, 0.4, r.z);
  float edge = smoothstep(0.3 + blur, 0.05, abs(r.x - 0.8)) * smoothstep(0.1, -0.6, r.z);
  float sky = smoothstep(-0.3, 1.0, r.y);
  return vec3(0.66, 0.83, 1.0) * (panel * 1.25 + strip * 0.9 + edge * 0.5 + sky * sky * 0.12);
}

vec3 lit(Material material, vec3 at, vec3 normal) {
  vec3 view = normalize(cameraPosition - at);
  float facing = clamp(dot(normal, view), 0.0, 1.0);
  float key = clamp(dot(normal, KEY) * 0.85 + 0.15, 0.0, 1.0);
  vec3 sky = mix(vec3(0.008, 0.011, 0.016), vec3(0.11, 0.16, 0.22), normal.y * 0.5 + 0.5);
  vec3 toLamp = uLamp - at;
  float reach = dot(toLamp, toLamp);
  vec3 lampward = toLamp * inversesqrt(reach);
  float warm = clamp(dot(normal, lampward) * 0.8 + 0.2, 0.0, 1.0);
  vec3 lamp = LAMP_COLOUR * (uLampPower / (0.45 + reach * 0.085));
  vec3 colour = material.base * (sky + KEY_COLOUR * key * key * 2.1) * material.shade;
  colour += (material.base * 3.0 + 0.3 * (1.0 - 0.6 * material.metal)) * lamp * warm * warm * mix(1.0, material.shade, 0.7);
  vec3 mirrored = reflect(-view, normal);
  float away = 1.0 - facing;
  float rim = away * away * away;
  float fresnel = 0.05 + 0.95 * rim * away * away;
  vec3 mirror = mix(vec3(mix(fresnel, 1.0, 0.035)), mix(material.accent * 0.5, vec3(1.0), fresnel), material.metal);
  colour += room(mirrored, (1.0 - material.gloss) * 0.45) * mirror * material.gloss * material.shade;
  // The core is no point: its mirror image is a disc, softer on rougher faces, in a wide glow.
  float seen = max(dot(mirrored, lampward), 0.0);
  float wide = seen * seen * seen;
  float disc = smoothstep(0.96 - 0.25 * (1.0 - material.gloss), 0.985, seen) * 1.5 + wide * wide * 0.4;
  colour += lamp * disc * material.gloss * material.shade;
  colour += lamp * material.accent * material.metal * warm * 0.45;
  float above = smoothstep(-0.7, 0.7, normal.y);
  colour += mix(material.accent, vec3(0.85, 0.95, 1.0), 0.25 * above * (1.0 - material.metal)) * rim * material.rim * (0.5 + 0.9 * above) * mix(0.35, 1.0, material.shade);
  return colour * presence + material.glow;
}

// Far fragments are mixed with the colour of the haze. 'shine' is the share bloom may take up.
vec4 exposed(vec3 colour, float away, float shine) {
  float haze = clamp((away - uHaze.x) * uHaze.y, 0.0, 1.0);
  vec3 seen = mix(film(colour), uInk + FOG, haze * 0.85);
  return vec4(seen + grain() * 0.022 * (0.4 + seen.g), shine * (1.0 - haze));
}

// Light without a surface, for screen blending.
vec4 radiated(vec3 colour, float away, float shine) {
  float haze = clamp((away - uHaze.x) * uHaze.y, 0.0, 1.0);
  return vec4(film(colour) * (1.0 - haze * 0.9), shine * (1.0 - haze));
}
`;

/** Vertex side: world position, world normal and distance along the line of sight. */
export const placing = /* glsl */ `
varying vec3 vAt;
varying vec3 vNormal;
varying float vAway;

void place(vec3 local, vec3 localNormal) {
  vec4 world = modelMatrix * vec4(local, 1.0);
  vec4 seen = viewMatrix * world;
  vAt = world.xyz;
  vNormal = mat3(modelMatrix) * localNormal;
  vAway = -seen.z;
  gl_Position = projectionMatrix * seen;
}
`;

export const placed = /* glsl */ `
varying vec3 vAt;
varying vec3 vNormal;
varying float vAway;
`;

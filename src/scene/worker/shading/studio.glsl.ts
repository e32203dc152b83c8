/**
 * The lighting of every body: a cool key light from above, the core as a warm point light, and a rim
 * light in the accent. Bodies of flat faces compute it in their vertices, all others in fragments.
 */
export const lighting = /* glsl */ `
uniform vec3 uLamp;
uniform float uLampPower;
uniform float presence;

const vec3 KEY = vec3(-0.309, 0.842, 0.442);
const vec3 KEY_COLOUR = vec3(0.72, 0.86, 1.0);
const vec3 LAMP_COLOUR = vec3(1.0, 0.5, 0.17);

struct Material {
  vec3 base;
  vec3 accent;
  float gloss;
  float shade;
  float rim;
  float metal;
  vec3 glow;
};

// What a polished face sees: a soft panel overhead, a strip at the left, a dark floor.
vec3 room(vec3 r, float blur) {
  float panel = smoothstep(0.55 - blur, 0.75 + blur, dot(r, normalize(vec3(-0.1, 0.85, 0.5))));
  float strip = (1.0 - smoothstep(0.06, 0.22 + blur, abs(r.x + 0.62))) * smoothstep(-0.5, 0.3, r.y) * smoothstep(-0.2, 0.4, r.z);
  float edge = (1.0 - smoothstep(0.05, 0.3 + blur, abs(r.x - 0.8))) * (1.0 - smoothstep(-0.6, 0.1, r.z));
  float sky = smoothstep(-0.3, 1.0, r.y);
  return vec3(0.66, 0.83, 1.0) * (panel * 1.25 + strip * 0.9 + edge * 0.5 + sky * sky * 0.12);
}

// The parts of a face's light, before they meet its own colour and the shade that lies on it.
struct Light {
  vec3 key;      // of the sky and the key light
  vec3 lamp;     // of the core, weighed by how far the face looks at it
  vec3 mirror;   // the room in a polished face
  vec3 bounce;   // the core's light in a metal
  vec3 rim;
  vec3 toLamp;
  vec3 mirrored; // where a line of sight goes on
};

Light lightOn(Material material, vec3 at, vec3 normal) {
  Light light;
  vec3 view = normalize(cameraPosition - at);
  float facing = clamp(dot(normal, view), 0.0, 1.0);
  float key = clamp(dot(normal, KEY) * 0.85 + 0.15, 0.0, 1.0);
  vec3 sky = mix(vec3(0.008, 0.011, 0.016), vec3(0.11, 0.16, 0.22), normal.y * 0.5 + 0.5);
  light.key = sky + KEY_COLOUR * key * key * 2.1;
  vec3 toLamp = light.toLamp = uLamp - at;
  float reach = dot(toLamp, toLamp);
  float warm = clamp(dot(normal, toLamp) * inversesqrt(reach) * 0.8 + 0.2, 0.0, 1.0);
  vec3 lamp = LAMP_COLOUR * (uLampPower / (0.45 + reach * 0.085));
  light.lamp = lamp * warm * warm;
  float away = 1.0 - facing;
  float rim = away * away * away;
  float fresnel = 0.05 + 0.95 * rim * away * away;
  vec3 mirror = mix(vec3(mix(fresnel, 1.0, 0.035)), mix(material.accent * 0.5, vec3(1.0), fresnel), material.metal);
  light.mirrored = reflect(-view, normal);
  light.mirror = room(light.mirrored, (1.0 - material.gloss) * 0.45) * mirror * material.gloss;
  light.bounce = lamp * material.accent * material.metal * warm * 0.45;
  float above = smoothstep(-0.7, 0.7, normal.y);
  light.rim = mix(material.accent, vec3(0.85, 0.95, 1.0), 0.25 * above * (1.0 - material.metal)) * rim * material.rim * (0.5 + 0.9 * above);
  return light;
}

// What a face gives back of its own colour.
vec3 onBase(Light light, float shade) { return light.key * shade + 3.0 * light.lamp * mix(1.0, shade, 0.7); }

// What a face gives back whatever its colour is.
vec3 besideBase(Light light, float metal, float shade) {
  return 0.3 * (1.0 - 0.6 * metal) * light.lamp * mix(1.0, shade, 0.7) + light.mirror * shade + light.bounce + light.rim * mix(0.35, 1.0, shade);
}

// The core is no point: its mirror image is a disc, softer on rougher faces, in a wide glow.
vec3 lampMirrored(float gloss, vec3 mirrored, vec3 toLamp) {
  float reach = dot(toLamp, toLamp);
  float seen = max(dot(mirrored, toLamp) * inversesqrt(reach), 0.0);
  float wide = seen * seen * seen;
  float disc = smoothstep(0.96 - 0.25 * (1.0 - gloss), 0.985, seen) * 1.5 + wide * wide * 0.4;
  return LAMP_COLOUR * (uLampPower / (0.45 + reach * 0.085)) * disc * gloss;
}

vec3 lit(Material material, vec3 at, vec3 normal) {
  Light light = lightOn(material, at, normal);
  vec3 colour = material.base * onBase(light, material.shade) + besideBase(light, material.metal, material.shade);
  colour += lampMirrored(material.gloss, light.mirrored, light.toLamp) * material.shade;
  return colour * presence + material.glow;
}
`;

/**
 * What every fragment needs: the lighting, and the tone mapping. Tone mapping is done here and not
 * at the end, so that smoothing works on display values; alpha holds the share of a fragment that
 * bloom takes.
 */
export const studio = /* glsl */ `
${lighting}
uniform vec3 uInk;
uniform vec2 uHaze;
uniform float uGrain;
uniform float uTime;

// Lit air between the eye and what is far away, in display values over the ink.
const vec3 FOG = vec3(0.012, 0.034, 0.044);

// Noise that is even over few pixels (interleaved gradient noise, Jorge Jimenez, 2014); it moves with every frame.
float grain() {
  return fract(52.9829189 * fract(dot(gl_FragCoord.xy + uGrain, vec2(0.06711056, 0.00583715)))) - 0.5;
}

// ACES (Stephen Hill's fit of RRT and ODT) for light 1.35 times as bright, 1.18 times as saturated, then the display's curve.
vec3 film(vec3 c) {
  const mat3 inset = mat3(
    0.80621, 0.10260, 0.03834,
    0.47868, 1.22626, 0.18067,
    0.06511, 0.02114, 1.13099);
  const mat3 outset = mat3(
    1.84538, -0.16868, -0.05209,
    -0.74806, 1.18621, -0.20724,
    -0.09732, -0.01752, 1.25932);
  vec3 x = inset * c;
  x = (x * (x + 0.0245786) - 0.000090537) / (x * (0.983729 * x + 0.4329510) + 0.238081);
  x = clamp(outset * x, 0.0, 1.0);
  // The sRGB curve in roots, which cost a third of a power (fit by Ian Taylor, 2006, error below 0.001).
  vec3 root = sqrt(x), fourth = sqrt(root), eighth = sqrt(fourth);
  vec3 curve = 0.662002687 * root + 0.68412206 * fourth - 0.323583601 * eighth - 0.022541147 * x;
  return mix(curve, x * 12.92, step(x, vec3(0.0031308)));
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

// The lighting of every body (object of the scene): a cool key light from above, the core as a warm
// spherical light, a reflected room, and a rim light in the accent colour. Bodies with flat faces
// compute it per vertex, all others per fragment; the visibility of each light is always computed
// per vertex (place.glsl).
#include <shadows>
uniform float intensity;
uniform sampler2D uEnvironment;

const vec3 KEY_COLOUR = vec3(0.78, 0.89, 1.0);
const vec3 CORE_LIGHT_COLOUR = vec3(1.0, 0.47, 0.16);
const float CORE_LIGHT_RADIUS = 0.385;

struct Material {
  vec3 base;     // diffuse colour
  vec3 accent;   // colour of rim light and metal
  float gloss;   // 0 rough, 1 polished
  float ao;      // ambient occlusion: 1 open, 0 closed in
  float rim;     // strength of the rim light
  float metal;   // 0 to 1
  vec3 glow;     // emission
};

// Reflection of the baked room (environment.fragment.glsl) in direction r; rough surfaces read a
// coarser mipmap level.
vec3 environment(vec3 r, float rough) {
  vec2 octahedral = r.xz / (abs(r.x) + abs(r.y) + abs(r.z));
  vec2 folded = (1.0 - abs(octahedral.yx)) * vec2(octahedral.x < 0.0 ? -1.0 : 1.0, octahedral.y < 0.0 ? -1.0 : 1.0);
  return textureLod(uEnvironment, (r.y < 0.0 ? folded : octahedral) * 0.5 + 0.5, rough * 5.0).rgb * 4.0;
}

// Roughness that a mirror needs so that one pixel covers two texels of the room's map (128 texels for
// a width of 2): at an edge that turns away, a pixel reflects much of the room. Not in a branch,
// where derivatives are undefined.
#ifdef PER_FRAGMENT
float pixelRoughness(vec3 r) { return log2(length(fwidth(r)) * 32.0) / 5.0; }
#else
float pixelRoughness(vec3 r) { return 0.0; }
#endif

// Falloff of the core's light with the squared distance.
float coreLightPower(float distanceSquared) { return uCoreLightPower / (0.15 + distanceSquared * 0.09); }

// Light on a surface, before its colour and its ambient occlusion are applied.
struct Light {
  vec3 key;          // sky and key light, diffuse
  vec3 core;         // the core's light, diffuse
  vec3 mirror;       // the reflected room
  vec3 bounce;       // the core's light on metal
  vec3 rim;          // rim light
  vec3 toCore;       // vector to the core
  vec3 reflection;   // direction of the reflected line of sight
};

// visibility: shares of the key light, the core's light and the sky that are not in shadow.
Light computeLight(Material material, vec3 worldPosition, vec3 normal, vec4 visibility) {
  Light light;
  vec3 view = normalize(cameraPosition - worldPosition);
  float facing = clamp(dot(normal, view), 0.0, 1.0);
  float key = clamp(dot(normal, KEY_DIRECTION) * 0.94 + 0.06, 0.0, 1.0);
  vec3 sky = mix(vec3(0.010, 0.012, 0.016), vec3(0.045, 0.07, 0.10), normal.y * 0.5 + 0.5) * visibility.z;
  light.key = sky + KEY_COLOUR * key * sqrt(key) * 1.3 * visibility.x;
  vec3 toCore = light.toCore = uCoreLightPosition - worldPosition;
  float distanceSquared = dot(toCore, toCore);
  float warm = clamp(dot(normal, toCore) * inversesqrt(distanceSquared) * 0.86 + 0.14, 0.0, 1.0);
  vec3 core = CORE_LIGHT_COLOUR * (coreLightPower(distanceSquared) * visibility.y);
  light.core = core * warm * warm * 7.0;
  float away = 1.0 - facing;
  float rim = away * away * away;
  float fresnel = 0.05 + 0.95 * rim * away * away;
  vec3 mirror = mix(vec3(mix(fresnel, 1.0, 0.035)), mix(material.accent * 0.85, vec3(1.0), fresnel), material.metal);
  light.reflection = reflect(-view, normal);
  // Metals reflect the room's lights at full strength; a coating only partly.
  light.mirror = environment(light.reflection, max(1.0 - material.gloss, pixelRoughness(light.reflection))) * mirror * material.gloss * mix(1.0, 6.0, material.metal) * mix(0.35, 1.0, visibility.z * (0.5 + 0.5 * visibility.x));
  light.bounce = core * material.accent * material.metal * warm * warm * warm * 0.08;
  float above = smoothstep(-0.7, 0.7, normal.y);
  light.rim = mix(material.accent, vec3(0.85, 0.95, 1.0), 0.25 * above * (1.0 - material.metal)) * rim * material.rim * (0.15 + 1.1 * above * visibility.x);
  return light;
}

// The light that is multiplied by the base colour.
vec3 diffuseLight(Light light, float ao) { return light.key * ao + 4.5 * light.core * mix(1.0, ao, 0.7); }

// The light that does not depend on the base colour. The smoother a surface is, the less of the
// core's light it scatters.
vec3 specularLight(Light light, float metal, float gloss, float ao) {
  return 0.3 * (1.0 - 0.6 * metal) * (1.0 - 0.9 * gloss * gloss) * light.core * mix(1.0, ao, 0.7) + light.mirror * ao + light.bounce + light.rim * mix(0.35, 1.0, ao);
}

// Highlight of the core as a spherical light: the point of the sphere that is nearest to the
// reflected ray represents all of it (Brian Karis, 2013).
vec3 coreReflection(float gloss, vec3 reflection, vec3 toCore) {
  vec3 past = dot(toCore, reflection) * reflection - toCore;
  vec3 nearest = toCore + past * clamp(CORE_LIGHT_RADIUS * inversesqrt(max(dot(past, past), 1e-6)), 0.0, 1.0);
  float distanceSquared = dot(toCore, toCore);
  float rough = 1.0 - gloss * 0.92;
  float wide = rough * rough + 0.4 * CORE_LIGHT_RADIUS * inversesqrt(distanceSquared);
  float seen = max(dot(reflection, nearest) * inversesqrt(dot(nearest, nearest)), 0.0);
  float off = 1.0 - seen * seen;
  float narrow = rough * rough / (wide * wide);
  float disc = rough * rough / (off + rough * rough * rough * rough * 4.0 + 0.012);
  return CORE_LIGHT_COLOUR * (coreLightPower(distanceSquared) * min(disc * narrow * 0.5, 2.2) * gloss);
}

// The colour of a lit surface.
vec3 litColour(Material material, vec3 worldPosition, vec3 normal, vec4 visibility) {
  Light light = computeLight(material, worldPosition, normal, visibility);
  vec3 colour = material.base * diffuseLight(light, material.ao) + specularLight(light, material.metal, material.gloss, material.ao);
  colour += coreReflection(material.gloss, light.reflection, light.toCore) * (material.ao * visibility.y);
  return colour * intensity + material.glow;
}

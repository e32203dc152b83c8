// The light on every body (object of the scene). One model for metal, enamel and glass: a diffuse
// share, and a mirror whose reflectance grows at grazing angles. Lights are the room's cards (the key
// light among them), reflected by roughness, and the core as a warm ball of light. All are radiance,
// in units of what a white surface returns that faces a light of 1. The visibility of each light is
// computed per vertex (place.glsl), a body's own shadow per pixel.
#include <shadows>
#include <air_light>
uniform float intensity;
uniform int body;   // index in uSpheres; -1: none
uniform samplerCube uEnvironment;

// The core's light in a mirror.
const float CORE_RADIANCE = 10.0;

// Share of the core's light that a mirror spreads over all directions, because no polish is perfect.
const float HAZE = 0.38;

// Share of the core's light on edges that are seen at a grazing angle.
const float RIM = 0.16;

struct Material {
  vec3 base;     // diffuse colour; black for metal
  vec3 mirror;   // reflectance face on: the colour of a metal, about 0.04 for enamel and glass
  float rough;   // 0 a mirror, 1 matt
  float coat;    // clear coat over it, 0 to 1
  vec3 brush;    // direction in which it is brushed; zero: it is not
  float ao;      // ambient occlusion: 1 open, 0 closed in
  vec3 rim;      // light from behind, in the body's accent
  vec3 glow;     // emission
};

// The room as a surface of this roughness reflects it, from the levels of objects/room.
vec3 environment(vec3 direction, float rough) {
  float smoothness = 1.0 - rough;
  return textureLod(uEnvironment, direction, 3.0 * (1.0 - smoothness * smoothness)).rgb;
}

// Roughness of a mirror as one pixel shows it. A normal that varies inside a pixel spreads its highlight as
// roughness does, so that the variance is added to the squared width of the lobe, up to a limit
// (Tokuyoshi and Kaplanyan, 2019). Not in a branch, where derivatives are undefined.
float pixelRoughness(float rough, vec3 normal) {
  vec3 x = dFdx(normal), y = dFdy(normal);
  float variance = min(0.5 * (dot(x, x) + dot(y, y)), 0.18), squared = rough * rough;
  return sqrt(sqrt(min(squared * squared + variance, 1.0)));
}

// Reflectance times x plus y is the share of light that a rough mirror returns (Brian Karis, 2014).
vec2 mirrorShare(float rough, float facing) {
  vec4 fit = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(fit.x * fit.x, exp2(-9.28 * facing)) * fit.x + fit.y;
  return vec2(-1.04, 1.04) * a + fit.zw;
}

// Glow of the air around the core, in a mirror.
vec3 mirroredGlow(vec3 from, vec3 reflection, float rough) {
  vec2 approach = fingerApproach(from, reflection);
  float widths = 1.0 + max(approach.x / (LIT_PART.z * max(uSpheres[4].w, 0.3)) - uFinger.w, 0.0) / (0.36 + 0.6 * rough);
  float seen = step(0.0, approach.y) * mix(0.2, 0.36, uFinger.w) / (widths * widths);
  return glowColour(vec3(seen * uCoreLightPower));
}

// Highlight of the core as a ball of light: the point of the ball that is nearest to the reflected
// ray represents all of it, with a lobe that is as much wider as it is dimmer (Brian Karis, 2013).
float coreHighlight(float rough, vec3 reflection, vec3 toCore, float power) {
  float radius = 0.5 * max(uSpheres[4].w, CORE_RADIUS);
  vec3 past = dot(toCore, reflection) * reflection - toCore;
  vec3 nearest = toCore + past * clamp(radius * inversesqrt(max(dot(past, past), 1e-6)), 0.0, 1.0);
  float alpha = rough * rough + 0.02;
  float wide = min(alpha + 0.35 * radius * inversesqrt(dot(toCore, toCore)), 1.0);
  // Half the angle between reflection and light is that between the normal and the half vector.
  float half2 = 0.5 - 0.5 * max(dot(reflection, nearest) * inversesqrt(dot(nearest, nearest)), -1.0);
  float lobe = alpha / (half2 + alpha * alpha * (1.0 - half2));
  // No mirror is brighter than the light in it.
  return min(0.25 * lobe * lobe * alpha * alpha / (wide * wide), CORE_RADIANCE / max(power, 1e-3));
}

// Metal or enamel without coat and brush.
Material plain(vec3 base, vec3 mirror, float rough) {
  return Material(base, mirror, rough, 0.0, vec3(0.0), 1.0, vec3(0.0), vec3(0.0));
}

// How far a place lies on the side of its body that is towards the core, 0 to 1. The small parts of a body
// face all ways, so that their normals alone do not show the form of the whole.
float coreSide(vec3 worldPosition) {
  if (body < 0) return 0.5;
  vec3 toCore = uCoreLightPosition - uSpheres[body].xyz;
  return smoothstep(-0.8, 0.8, dot(worldPosition - uSpheres[body].xyz, toCore) * inversesqrt(dot(toCore, toCore)) / max(uSpheres[body].w, 1e-3));
}

// What a surface returns, without its own glow. visibility: shares of the key light, the core's light
// and the sky that are not in shadow.
vec3 reflectedLight(Material material, vec3 worldPosition, vec3 normal, vec4 visibility) {
  vec3 view = normalize(cameraPosition - worldPosition);
  float facing = clamp(dot(normal, view), 0.0, 1.0);
  // Brushed metal spreads light across the brush: it reflects as if it were bent that way.
  vec3 bent = cross(cross(material.brush, view), material.brush);
  vec3 reflection = reflect(-view, normalize(mix(normal, bent, 0.7 * dot(material.brush, material.brush))));
  vec3 clear = reflect(-view, normal);
  float gloss = pixelRoughness(0.06, normal), rough = pixelRoughness(material.rough, normal);
  vec3 toCore = uCoreLightPosition - worldPosition;
  float distanceSquared = dot(toCore, toCore);
  float power = coreLightPower(distanceSquared);
  float side = coreSide(worldPosition), away = 1.0 - facing;
  vec3 core = CORE_LIGHT_COLOUR * (power * visibility.y * ownShadow(body, worldPosition, normal) * mix(0.2, 2.1, side));
  float warm = clamp(dot(normal, toCore) * inversesqrt(distanceSquared) * 0.9 + 0.1, 0.0, 1.0);
  float key = clamp(dot(normal, KEY_DIRECTION), 0.0, 1.0);
  // The body itself keeps the room from its far side.
  float lee = mix(1.0, mix(0.25, 1.0, side), min(uCoreLightPower, 1.0));
  float open = material.ao * visibility.z * lee;

  vec2 share = mirrorShare(rough, facing);
  vec3 mirror = material.mirror * share.x + share.y;
  // A card behind the core's or another body's shadow is not seen in a mirror.
  vec3 light = mirror * (environment(reflection, rough) * mix(0.15, 1.0, open) * mix(0.5, 1.0, visibility.x)
    + core * ((coreHighlight(rough, reflection, toCore, power) + HAZE * warm * warm) * material.ao));
  // Tiers without shadows of a body on itself have no fine light either.
  bool isFine = uShadowCounts.x > 0;
  if (isFine) light += mirror * mirroredGlow(worldPosition, reflection, rough) * (open * visibility.y);
  // Metal and glass return no diffuse light.
  if (material.base != vec3(0.0))
    light += material.base * (environment(normal, 1.0) * open + KEY_COLOUR * (key * visibility.x * material.ao * lee) + core * (warm * mix(1.0, material.ao, 0.7)));
  if (material.coat > 0.0 && isFine) {
    float part = material.coat * (0.04 + 0.96 * away * away * away * away * away);
    light = light * (1.0 - part) + part * (environment(clear, gloss) * open + core * coreHighlight(gloss, clear, toCore, power));
  }
  // A grazing mirror returns the colour of the core's light and not its own. In units of a white surface that
  // faces a light of 1: about 0.8 on a body of the hero, 4 world units from the core, a quarter of it at 8.
  light += core * (RIM * away * away * warm * side * material.ao);
  float above = smoothstep(-0.7, 0.7, normal.y);
  return light + material.rim * (away * away * away * (0.15 + 0.85 * above * visibility.x) * mix(0.35, 1.0, material.ao));
}

// The colour of a lit surface.
vec3 litColour(Material material, vec3 worldPosition, vec3 normal, vec4 visibility) {
  return (reflectedLight(material, worldPosition, normal, visibility) + material.glow) * intensity;
}

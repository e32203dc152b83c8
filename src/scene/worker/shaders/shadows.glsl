// Visibility of each light at a position, 0 to 1. All bodies (objects of the scene) cast soft
// shadows on each other and on themselves.
uniform vec3 uCoreLightPosition;
uniform float uCoreLightPower;
uniform vec4 uSpheres[5];    // centre and radius of each body, the core last; radius 0: not visible

// Direction to the key light.
const vec3 KEY_DIRECTION = vec3(-0.309, 0.842, 0.442);
// By body: density of its shadow, and factor of this density for the body's own surfaces.
const float DENSITY[5] = float[5](0.9, 1.7, 0.6, 0.35, 3.0);
const float OWN_SHADOW[5] = float[5](0.3, 0.6, 1.4, 1.4, 0.0);

// A body counts as a ball of fog: its shadow depends on the length of the ray inside the ball,
// which gives it a soft edge. rayLength: distance to the light.
float opticalDepth(int body, vec3 origin, vec3 direction, float rayLength) {
  vec4 sphere = uSpheres[body];
  vec3 fromCentre = origin - sphere.xyz;
  float along = dot(fromCentre, direction);
  float inside = sphere.w * sphere.w - dot(fromCentre, fromCentre);
  float halfChord = sqrt(max(inside + along * along, 0.0));
  float chord = max(min(halfChord - along, rayLength), 0.0) - max(-halfChord - along, 0.0);
  return max(chord, 0.0) / max(sphere.w, 1e-3) * DENSITY[body] * (inside > 0.0 ? OWN_SHADOW[body] : 1.0);
}

float keyLightVisibility(vec3 worldPosition) {
  float depth = 0.0;
  for (int body = 0; body < 5; body++) depth += opticalDepth(body, worldPosition, KEY_DIRECTION, 1e3);
  return exp(-depth);
}

float coreLightVisibility(vec3 worldPosition) {
  vec3 toCore = uCoreLightPosition - worldPosition;
  float rayLength = length(toCore) + 1e-4;
  float depth = 0.0;
  for (int body = 0; body < 4; body++) depth += opticalDepth(body, worldPosition, toCore / rayLength, rayLength);
  return exp(-depth);
}

// Share of the sky that no other body covers (sphere occlusion after Inigo Quilez).
float skyVisibility(vec3 worldPosition, vec3 normal) {
  float open = 1.0;
  for (int body = 0; body < 5; body++) {
    vec3 toCentre = uSpheres[body].xyz - worldPosition;
    float distanceSquared = dot(toCentre, toCentre), radius = uSpheres[body].w;
    float share = radius * radius / max(distanceSquared, 1e-3);
    if (share < 0.95) open *= 1.0 - share * clamp(0.35 + 0.65 * dot(normal, toCentre) * inversesqrt(distanceSquared), 0.0, 1.0);
  }
  return open;
}

// How much of a light arrives at a place: all bodies cast soft shadows on each other and on themselves.
uniform vec3 uCoreLightPosition;
uniform float uCoreLightPower;
uniform vec4 uSpheres[5];    // middle and radius of each body, the core last; radius 0: not there

const vec3 KEY = vec3(-0.309, 0.842, 0.442);
// How densely a body fills its ball for light that crosses it, and by how much less or more for its own parts.
const float DENSITY[5] = float[5](0.9, 1.7, 0.6, 0.35, 3.0);
const float OWN[5] = float[5](0.3, 0.6, 1.4, 1.4, 0.0);

// Bodies count as balls of fog: the length of the way through one gives its shadow, with a soft edge.
float crossed(int body, vec3 from, vec3 way, float far) {
  vec4 sphere = uSpheres[body];
  vec3 arm = from - sphere.xyz;
  float along = dot(arm, way);
  float inside = sphere.w * sphere.w - dot(arm, arm);
  float half_ = sqrt(max(inside + along * along, 0.0));
  float chord = max(min(half_ - along, far), 0.0) - max(-half_ - along, 0.0);
  return max(chord, 0.0) / max(sphere.w, 1e-3) * DENSITY[body] * (inside > 0.0 ? OWN[body] : 1.0);
}

float keyAt(vec3 at) {
  float depth = 0.0;
  for (int body = 0; body < 5; body++) depth += crossed(body, at, KEY, 1e3);
  return exp(-depth);
}

float lampAt(vec3 at) {
  vec3 arm = uCoreLightPosition - at;
  float far = length(arm) + 1e-4;
  float depth = 0.0;
  for (int body = 0; body < 4; body++) depth += crossed(body, at, arm / far, far);
  return exp(-depth);
}

// Share of the sky that no other body covers (sphere occlusion after Inigo Quilez).
float skyAt(vec3 at, vec3 normal) {
  float open = 1.0;
  for (int body = 0; body < 5; body++) {
    vec3 arm = uSpheres[body].xyz - at;
    float reach = dot(arm, arm), radius = uSpheres[body].w;
    float share = radius * radius / max(reach, 1e-3);
    if (share < 0.95) open *= 1.0 - share * clamp(0.35 + 0.65 * dot(normal, arm) * inversesqrt(reach), 0.0, 1.0);
  }
  return open;
}

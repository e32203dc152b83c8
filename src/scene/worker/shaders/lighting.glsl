// The lighting of every body: a cool key light from above, the core as a warm sphere, the room that is
// mirrored, and a rim light in the accent. Bodies of flat faces compute it in their vertices, all others in
// fragments; how much of each light arrives is computed in the vertices of all (place.glsl).
#include <shadows>
uniform float intensity;
uniform sampler2D uEnvironment;

const vec3 KEY_COLOUR = vec3(0.78, 0.89, 1.0);
const vec3 LAMP_COLOUR = vec3(1.0, 0.47, 0.16);
const float LAMP_RADIUS = 0.7;

struct Material {
  vec3 base;
  vec3 accent;
  float gloss;
  float shade;
  float rim;
  float metal;
  vec3 glow;
};

// What a face mirrors: the baked room (see environment.fragment.glsl), the blurrier the rougher.
vec3 environment(vec3 r, float rough) {
  vec2 flat_ = r.xz / (abs(r.x) + abs(r.y) + abs(r.z));
  vec2 folded = (1.0 - abs(flat_.yx)) * vec2(flat_.x < 0.0 ? -1.0 : 1.0, flat_.y < 0.0 ? -1.0 : 1.0);
  return textureLod(uEnvironment, (r.y < 0.0 ? folded : flat_) * 0.5 + 0.5, rough * 5.0).rgb * 4.0;
}

float lampPower(float reach) { return uCoreLightPower / (0.15 + reach * 0.09); }

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

// reach: how much of the key light, of the core's and of the sky's arrives.
Light lightOn(Material material, vec3 at, vec3 normal, vec4 reach) {
  Light light;
  vec3 view = normalize(cameraPosition - at);
  float facing = clamp(dot(normal, view), 0.0, 1.0);
  float key = clamp(dot(normal, KEY) * 0.94 + 0.06, 0.0, 1.0);
  vec3 sky = mix(vec3(0.010, 0.012, 0.016), vec3(0.045, 0.07, 0.10), normal.y * 0.5 + 0.5) * reach.z;
  light.key = sky + KEY_COLOUR * key * sqrt(key) * 1.8 * reach.x;
  vec3 toLamp = light.toLamp = uCoreLightPosition - at;
  float far = dot(toLamp, toLamp);
  float warm = clamp(dot(normal, toLamp) * inversesqrt(far) * 0.86 + 0.14, 0.0, 1.0);
  vec3 lamp = LAMP_COLOUR * (lampPower(far) * reach.y);
  light.lamp = lamp * warm * warm * 7.0;
  float away = 1.0 - facing;
  float rim = away * away * away;
  float fresnel = 0.05 + 0.95 * rim * away * away;
  vec3 mirror = mix(vec3(mix(fresnel, 1.0, 0.035)), mix(material.accent * 0.6, vec3(1.0), fresnel), material.metal);
  light.mirrored = reflect(-view, normal);
  light.mirror = environment(light.mirrored, 1.0 - material.gloss) * mirror * material.gloss * mix(0.35, 1.0, reach.z * (0.5 + 0.5 * reach.x));
  light.bounce = lamp * material.accent * material.metal * warm * 0.34;
  float above = smoothstep(-0.7, 0.7, normal.y);
  light.rim = mix(material.accent, vec3(0.85, 0.95, 1.0), 0.25 * above * (1.0 - material.metal)) * rim * material.rim * (0.15 + 1.1 * above * reach.x);
  return light;
}

// What a face gives back of its own colour.
vec3 onBase(Light light, float shade) { return light.key * shade + 3.0 * light.lamp * mix(1.0, shade, 0.7); }

// What a face gives back whatever its colour is.
vec3 besideBase(Light light, float metal, float shade) {
  return 0.3 * (1.0 - 0.6 * metal) * light.lamp * mix(1.0, shade, 0.7) + light.mirror * shade + light.bounce + light.rim * mix(0.35, 1.0, shade);
}

// The core is a sphere: a mirror shows the point of it that is nearest to the mirrored look (Brian Karis, 2013).
vec3 lampMirrored(float gloss, vec3 mirrored, vec3 toLamp) {
  vec3 past = dot(toLamp, mirrored) * mirrored - toLamp;
  vec3 nearest = toLamp + past * clamp(LAMP_RADIUS * inversesqrt(max(dot(past, past), 1e-6)), 0.0, 1.0);
  float far = dot(toLamp, toLamp);
  float rough = 1.0 - gloss * 0.92;
  float wide = rough * rough + 0.35 * LAMP_RADIUS * inversesqrt(far);
  float seen = max(dot(mirrored, nearest) * inversesqrt(dot(nearest, nearest)), 0.0);
  float off = 1.0 - seen * seen;
  float narrow = rough * rough / (wide * wide);
  float disc = rough * rough / (off + rough * rough * rough * rough * 4.0 + 0.012);
  return LAMP_COLOUR * (lampPower(far) * min(disc * narrow * 0.5, 2.2) * gloss);
}

vec3 lit(Material material, vec3 at, vec3 normal, vec4 reach) {
  Light light = lightOn(material, at, normal, reach);
  vec3 colour = material.base * onBase(light, material.shade) + besideBase(light, material.metal, material.shade);
  colour += lampMirrored(material.gloss, light.mirrored, light.toLamp) * (material.shade * reach.y);
  return colour * intensity + material.glow;
}

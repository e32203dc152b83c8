// The lights, and the visibility of each at a position, 0 to 1.
uniform vec3 uCoreLightPosition;
uniform float uCoreLightPower;
uniform vec4 uSpheres[5];    // centre and radius of each body, the core last; radius 0: not visible
uniform sampler2D uCoreView;   // the bodies as the core sees them, see core-view.ts
uniform mat4 uCoreViews[4];    // by body: from world space to its tile
uniform float uCoreBlur[4];    // by body: width to which its shadow gets soft, texels
uniform vec3 uStreams[4];      // by body: direction of the stream through it
// How many places are compared for a body's own shadow, and how many bodies may shade others: 0 or 4.
uniform ivec2 uShadowCounts;
uniform int uTile;             // tile that is drawn; -1: the picture

// Direction to the key light.
const vec3 KEY_DIRECTION = vec3(-0.309, 0.842, 0.442);
const vec3 KEY_COLOUR = vec3(0.78, 0.89, 1.0);
const vec3 CORE_LIGHT_COLOUR = vec3(1.0, 0.47, 0.16);
const float CORE_RADIUS = 0.78;   // of a core of size 1

// Falloff of the core's light with the squared distance. A larger core is a longer line of light, which
// gives more of it.
float coreLightPower(float distanceSquared) {
  return uCoreLightPower * max(uSpheres[4].w / CORE_RADIUS, 1.0) * 16.0 / (0.6 + distanceSquared * 0.5);
}

// Position in the core's view of a body: x and y from -1 to 1, z from 0 to 1 through the body.
vec3 seenFromCore(int body, vec3 worldPosition) {
  vec4 seen = uCoreViews[body] * vec4(worldPosition, 1.0);
  return seen.w > 1e-3 ? vec3(seen.xy / seen.w, seen.z) : vec3(2.0);
}
vec4 coreView(int body, vec2 at, float level) {
  return textureLod(uCoreView, (vec2(body & 1, body >> 1) + 0.5 + 0.5 * clamp(at, -1.0, 1.0)) * 0.5, level);
}

// Share of the core's light that passes a body on its way. The core is a ball, so that the shadow is
// softer the farther it is from the body: a coarser mipmap.
vec3 lightPast(int body, vec3 worldPosition) {
  vec3 at = seenFromCore(body, worldPosition);
  if (max(abs(at.x), abs(at.y)) > 1.0 || at.z < 0.0) return vec3(1.0);
  vec4 seen = coreView(body, at.xy, log2(max(uCoreBlur[body] * (at.z - 0.5) / (at.z + 0.5), 1.0)));
  return mix(vec3(1.0), seen.rgb, smoothstep(0.01, 0.05, at.z - seen.a));
}

// Share of the core's light at a surface that its own body leaves, the mean of several places.
float ownShadow(int body, vec3 worldPosition, vec3 normal) {
  if (body < 0 || uShadowCounts.x == 0) return 1.0;
  // A place a little in front of the surface, which a texel of the surface itself does not shade.
  vec3 at = seenFromCore(body, worldPosition + normal * (0.05 * uSpheres[body].w));
  if (max(abs(at.x), abs(at.y)) > 1.0) return 1.0;
  float lit = 0.0;
  for (int i = 0; i < uShadowCounts.x; i++)
    lit += 1.0 - smoothstep(0.01, 0.14, at.z - coreView(body, at.xy + (vec2(i & 1, i >> 1) - 0.5) * 0.012, 1.3).a);
  return lit / float(uShadowCounts.x);
}

// The core's light that other bodies leave.
float coreLightVisibility(int own, vec3 worldPosition) {
  float light = 1.0;
  for (int body = 0; body < uShadowCounts.y; body++)
    if (body != own) light *= dot(lightPast(body, worldPosition), vec3(0.3333));
  return light;
}

// The key light has no map: a body hides it as a porous ball does, which is darker the longer the
// light's way through it is.
float keyLightVisibility(vec3 worldPosition) {
  float depth = 0.0;
  for (int body = 0; body < 5; body++) {
    vec4 sphere = uSpheres[body];
    vec3 fromCentre = worldPosition - sphere.xyz;
    float along = dot(fromCentre, KEY_DIRECTION);
    float halfChord = sqrt(max(sphere.w * sphere.w - dot(fromCentre, fromCentre) + along * along, 0.0));
    depth += max(halfChord - along - max(-halfChord - along, 0.0), 0.0) / max(sphere.w, 1e-3);
  }
  return exp(-0.7 * depth);
}

// Share of the sky that no other body covers (sphere occlusion after Inigo Quilez), nor the stream
// that enters the own one.
float skyVisibility(int own, vec3 worldPosition, vec3 normal) {
  float open = 1.0;
  if (own >= 0) {
    vec3 fromCentre = (worldPosition - uSpheres[own].xyz) / max(uSpheres[own].w, 1e-3);
    float along = dot(fromCentre, uStreams[own]);
    open -= 0.7 * exp(-28.0 * (dot(fromCentre, fromCentre) - along * along));
  }
  for (int body = 0; body < 5; body++) {
    vec3 toCentre = uSpheres[body].xyz - worldPosition;
    float distanceSquared = dot(toCentre, toCentre), radius = uSpheres[body].w;
    float share = radius * radius / max(distanceSquared, 1e-3);
    if (share < 0.95) open *= 1.0 - share * clamp(0.35 + 0.65 * dot(normal, toCentre) * inversesqrt(distanceSquared), 0.0, 1.0);
  }
  return open;
}

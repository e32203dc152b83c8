// What is around a body that has a shot for itself: a dark, satin ground below it, lit by the core and by
// the body, and air in the key light, which is a spot on the body. The body's shadow is in either.
uniform vec4 stage;    // middle of the ground's light, at the height of the body; how far it is shown, 0 to 1
uniform vec3 glows[4]; // light of each other body in the air

const float GROUND_BELOW = 1.38, SPOT_RADIUS = 2.3, GROUND_ALBEDO = 0.06, GROUND_DIFFUSE = 3.2;
const int BEAM_STEPS = 8;

// Share of the key light's spot at a place.
float spotAt(vec3 at) {
  vec3 beside = at - stage.xyz;
  float along = dot(beside, KEY_DIRECTION);
  return exp((along * along - dot(beside, beside)) / (SPOT_RADIUS * SPOT_RADIUS));
}

// Share of the core's light on the ground: the mean of four places, because a shadow there is as large as
// its tile has few texels.
vec3 groundLightPast(int body, vec3 at) {
  vec3 light = vec3(0.0);
  for (int i = 0; i < 4; i++)
    light += 0.25 * lightPast(body, at + 0.015 * vec3(i < 2 ? -1.0 : 1.0, 0.0, (i & 1) == 0 ? -1.0 : 1.0));
  return light;
}

// Light of the ground where a ray meets it.
vec3 groundLight(vec3 eye, vec3 direction) {
  float way = (stage.y - GROUND_BELOW - eye.y) / min(direction.y, -1e-3);
  vec3 at = eye + direction * way;
  vec3 toCore = uCoreLightPosition - at;
  float distanceSquared = dot(toCore, toCore);
  vec3 light = CORE_LIGHT_COLOUR * (coreLightPower(distanceSquared) * max(toCore.y, 0.0) * inversesqrt(distanceSquared));
  for (int body = 0; body < 4; body++) light *= groundLightPast(body, at);
  light += KEY_COLOUR * (0.6 * KEY_DIRECTION.y * spotAt(at) * keyLightVisibility(at));
  light *= GROUND_ALBEDO;
  // A body keeps light from the ground on which it stands.
  float contact = 1.0;
  // It mirrors the bodies, the more the flatter it is seen, and the softer the farther they are.
  float away = 1.0 + direction.y;
  float share = 0.04 + 0.6 * away * away * away * away * away;
  vec3 mirrored = vec3(direction.x, -direction.y, direction.z);
  for (int body = 0; body < 4; body++) {
    vec3 toBody = uSpheres[body].xyz - at;
    float radius = max(uSpheres[body].w, 1e-3);
    light += glows[body] * (GROUND_DIFFUSE * radius * radius * toBody.y * pow(dot(toBody, toBody), -1.5));
    vec2 beside = closestApproach(at, mirrored, uSpheres[body].xyz);
    float apart = beside.x / radius;
    light += glows[body] * (20.0 * share * exp(-2.0 * apart * apart) * step(0.0, beside.y));
    vec2 under = toBody.xz / radius;
    contact *= 1.0 - 0.92 * exp(-4.5 * dot(under, under));
  }
  light *= contact;
  // It gets lost in the dark around the body.
  float near = 1.0 - smoothstep(0.1, 2.6, length(at.xz - stage.xz));
  return light * near * near * step(direction.y, -1e-3);
}

// Light of the key that air scatters along a ray around the body.
vec3 beamLight(vec3 eye, vec3 direction) {
  float middle = dot(stage.xyz - eye, direction), light = 0.0;
  float longest = direction.y < -1e-3 ? (stage.y - GROUND_BELOW - eye.y) / direction.y : 1e3;
  for (int i = 0; i < BEAM_STEPS; i++) {
    float along = middle + 6.0 * ((float(i) + 0.5) / float(BEAM_STEPS) - 0.5);
    vec3 at = eye + direction * along;
    light += step(along, longest) * spotAt(at) * keyLightVisibility(at);
  }
  return KEY_COLOUR * (light / float(BEAM_STEPS));
}

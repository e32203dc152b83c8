// Light of the core that air scatters towards the eye, in closed form: the integral of the lamp's light
// along a straight look (Sun et al., 2005), without the air's own absorption.
const float AIR_SHARE = 0.050;
const vec3 AIR = vec3(1.0, 0.56, 0.28);

// How far a look passes the lamp, and where on its way.
vec2 lookPast(vec3 from, vec3 way, vec3 lamp) {
  vec3 arm = lamp - from;
  float along = dot(arm, way);
  return vec2(sqrt(max(dot(arm, arm) - along * along, 0.0)), along);
}

float scattered(vec2 past, float far) {
  float near = max(past.x, 0.72);
  return (atan((far - past.y) / near) + atan(past.y / near)) / near * exp(-0.30 * near);
}

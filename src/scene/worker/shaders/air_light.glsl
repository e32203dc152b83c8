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

// How near a look that passes the lamp comes to it: air inside it gives no light.
float nearest(vec2 past) { return max(past.x, 0.72); }

// Light for each radian of the look, as the lamp sees it.
float airLight(float near) { return AIR_SHARE / near * exp(-0.30 * near); }

// Of a look as long as `far`.
float scattered(vec2 past, float far) {
  float near = nearest(past);
  return (atan((far - past.y) / near) + atan(past.y / near)) * airLight(near);
}

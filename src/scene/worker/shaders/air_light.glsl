// Glow of the air around the core (the luminous object in the middle of the scene): the light of a
// point light that air scatters along a line of sight, as an integral in closed form (Sun et al.,
// 2005), without absorption by the air.
const float AIR_DENSITY = 0.048;
const vec3 AIR_COLOUR = vec3(1.0, 0.56, 0.28);

// Where a ray comes closest to the light: distance to the light, and distance along the ray.
vec2 closestApproach(vec3 origin, vec3 direction, vec3 light) {
  vec3 toLight = light - origin;
  float along = dot(toLight, direction);
  return vec2(sqrt(max(dot(toLight, toLight) - along * along, 0.0)), along);
}

// The distance to the light, at least 0.72: there is no air inside the core.
float clampedDistance(vec2 approach) { return max(approach.x, 0.72); }

// Light for each radian under which the light sees a part of the ray.
float scatteredPerRadian(float near) { return AIR_DENSITY / near * exp(-0.30 * near); }

// Light scattered along the first `rayLength` of the ray.
float scatteredLight(vec2 approach, float rayLength) {
  float near = clampedDistance(approach);
  return (atan((rayLength - approach.y) / near) + atan(approach.y / near)) * scatteredPerRadian(near);
}

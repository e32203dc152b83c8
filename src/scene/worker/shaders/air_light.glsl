// Glow of the air around the core (the luminous object in the middle of the scene): the light of a
// point light that air scatters along a line of sight, as an integral in closed form (Sun et al.,
// 2005), without absorption by the air.
const float AIR_DENSITY = 0.048;

// Colour of the glow by its strength: orange near the core, then red, then violet, because a dim
// orange would look brown.
vec3 glowColour(vec3 glow) {
  return vec3(glow.r, 0.44 * glow.g * glow.g / (glow.g + 0.22), 0.03 * glow.b + 0.055 * glow.b / sqrt(glow.b + 0.01));
}

// Where a ray comes closest to the light: distance to the light, and distance along the ray.
vec2 closestApproach(vec3 origin, vec3 direction, vec3 light) {
  vec3 toLight = light - origin;
  float along = dot(toLight, direction);
  return vec2(sqrt(max(dot(toLight, toLight) - along * along, 0.0)), along);
}

// The distance to the light, at least 0.72: there is no air inside the core.
float clampedDistance(vec2 approach) { return max(approach.x, 0.72); }

// Light for each radian under which the light sees a part of the ray.
float scatteredPerRadian(float near) { return AIR_DENSITY / near * exp(-0.26 * near); }

// On the picture the glow grows with the core, up to somewhat more than half of the picture's height. lens: half
// heights of the picture per tangent of 1.
float glowFalloff(vec2 approach, float lens) {
  float perTangent = lens / max(approach.y, 0.1);
  float fromCore = approach.x * perTangent / min(0.3 + 2.4 * uSpheres[4].w * perTangent, 1.15);
  return exp(-fromCore * fromCore);
}

// The glow fades out in an ellipse, so that no rectangular edge is seen.
float edgeAt(vec2 screen) { return 1.0 - smoothstep(0.45, 1.0, length(screen)); }

// Light scattered along the first `rayLength` of the ray.
float scatteredLight(vec2 approach, float rayLength) {
  float near = clampedDistance(approach);
  return (atan((rayLength - approach.y) / near) + atan(approach.y / near)) * scatteredPerRadian(near);
}

// Glow of the air around the core (the luminous object in the middle of the scene). The lit part of the
// finger is a line of light; the glow depends on how far a line of sight passes from it.
uniform vec4 uFinger;   // direction along the finger to its root; how far the finger is in the picture, 0 to 1

// Where the lit part begins and ends along the finger, and half the finger's width, in radii of the core.
const vec3 LIT_PART = vec3(-0.2, 0.55, 0.8);

// Colour of the glow by its strength: the amber of the light itself near the core, then red, and
// violet where it is dim, because a dim orange would look brown.
vec3 glowColour(vec3 glow) {
  return vec3(glow.r, glow.g * (0.06 + 0.4 * glow.g / (glow.g + 0.12)), glow.b * (0.06 + 0.016 / (glow.b + 0.03)));
}

// Where a ray comes closest to a point: distance to the point, and distance along the ray.
vec2 closestApproach(vec3 origin, vec3 direction, vec3 point) {
  vec3 toPoint = point - origin;
  float along = dot(toPoint, direction);
  return vec2(sqrt(max(dot(toPoint, toPoint) - along * along, 0.0)), along);
}

// The same for the line of light in the finger.
vec2 fingerApproach(vec3 origin, vec3 direction) {
  float radius = uSpheres[4].w;
  vec3 begin = uCoreLightPosition + uFinger.xyz * (LIT_PART.x * radius), line = uFinger.xyz * ((LIT_PART.y - LIT_PART.x) * radius);
  vec3 toBegin = begin - origin, across = line - direction * dot(direction, line);
  float part = clamp(-dot(toBegin, across) / max(dot(across, across), 1e-6), 0.0, 1.0);
  return closestApproach(origin, direction, begin + line * part);
}

// The distance to the light, at least 0.72: there is no air inside the core.
float clampedDistance(vec2 approach) { return max(approach.x, 0.72); }

// Light that air scatters along a whole line of sight: it falls with the square of the distance from the
// finger's outline, over several of its widths. On the picture the glow grows with the core and ends
// before the picture does. lens: half heights of the picture per tangent of 1.
float glowAt(vec2 approach, float lens) {
  float radius = max(uSpheres[4].w, 1e-3);
  float widths = 1.0 + max(approach.x / (LIT_PART.z * radius) - uFinger.w, 0.0) / 0.42;
  float perTangent = lens / max(approach.y, 0.1);
  float fromCore = approach.x * perTangent / min(0.4 + 3.2 * radius * perTangent, 1.5);
  return exp(-fromCore * fromCore) / (widths * widths);
}

// The glow fades out in an ellipse, so that no rectangular edge is seen.
float edgeAt(vec2 screen) { return 1.0 - smoothstep(0.45, 1.0, length(screen)); }

// Share of that light which is scattered in front of `rayLength`: by the angle under which the core sees
// the part of the ray.
float shareInFront(vec2 approach, float rayLength) {
  float near = clampedDistance(approach), from = atan(approach.y / near);
  return clamp((atan((rayLength - approach.y) / near) + from) / (1.35 + from), 0.0, 1.0);
}

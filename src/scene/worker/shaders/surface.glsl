// Everything that the fragment shader of a lit surface needs.
#include <lighting>
#include <output>

// Fog in front of a dimmed body is dimmed as well, so that the body does not become a grey shape.
// depth: distance along the camera's axis; air: the core's light that air scatters in front of the
// surface. A tile of the core's view holds that no light passes, and the depth.
vec4 outputOpaque(vec3 colour, float depth, float air) {
  if (uTile >= 0) return vec4(vec3(0.0), air);
  float passed = fogTransmittance(depth), lost = 1.0 - passed;
  // Far colours are paler as well.
  colour = mix(colour, vec3(dot(colour, vec3(0.2126, 0.7152, 0.0722))), 0.4 * lost * lost * lost * lost);
  return vec4(encodeLight(mix(FOG_COLOUR * intensity, colour, passed) + glowColour(vec3(air * uCoreLightPower))), 1.0);
}

// An antialiased line of half width `width` where `at` equals `where`.
float line(float at, float where, float width) {
  float soft = max(fwidth(at), 1e-5);
  return 1.0 - smoothstep(max(width - soft, 0.0), width + soft, abs(at - where));
}

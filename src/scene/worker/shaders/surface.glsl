// Everything that the fragment shader of a lit surface needs.
#include <lighting>
#include <output>

// Fog in front of a dimmed body is dimmed as well, so that the body does not become a grey shape.
// depth: distance along the camera's axis; air: the core's light that air scatters in front of the
// surface. A tile of the core's view holds that no light passes, and the depth.
vec4 outputOpaque(vec3 colour, float depth, float air) {
  if (uTile >= 0) return vec4(vec3(0.0), air);
  return vec4(encodeLight(mix(FOG_COLOUR * intensity, colour, fogTransmittance(depth)) + glowColour(vec3(air * uCoreLightPower))), 1.0);
}

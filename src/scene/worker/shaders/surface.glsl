// Everything that the fragment shader of a lit surface needs.
#include <lighting>
#include <air_light>
#include <output>

// Fog in front of a dimmed body is dimmed as well, so that the body does not become a grey shape.
// depth: distance along the camera's axis; air: the core's light that air scatters in front of the
// surface.
vec4 outputOpaque(vec3 colour, float depth, float air) {
  return vec4(encodeLight(mix(FOG_COLOUR * intensity, colour, fogTransmittance(depth)) + AIR_COLOUR * (air * uCoreLightPower)), 1.0);
}

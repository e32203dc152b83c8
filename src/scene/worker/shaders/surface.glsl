// All that a lit surface needs: lighting, the air before it, and its output.
#include <lighting>
#include <air_light>
#include <output>

// air: what the air scatters of the core's light before this surface.
vec4 outputOpaque(vec3 colour, float away, float air) {
  return stored(mix(FOG, colour, clear(away)) + AIR * (air * uCoreLightPower));
}

// Output of light that has no surface.
uniform float intensity;
#include <output>

// Light without a surface, for screen blending.
vec4 outputEmissive(vec3 colour, float away) { return stored(colour * clear(away)); }

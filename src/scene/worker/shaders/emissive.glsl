// Output of fragments that only add light: points, lines, beams.
uniform float intensity;
#include <output>

// Needs screen blending. depth: distance along the camera's axis.
vec4 outputEmissive(vec3 colour, float depth) { return encodeLight(colour * fogTransmittance(depth)); }

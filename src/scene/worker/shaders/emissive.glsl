// Output of fragments that only add light: points, lines, beams.
uniform float intensity;
#include <output>

// Needs screen blending. Covers nothing, so alpha is 0. depth: distance along the camera's axis.
vec4 outputEmissive(vec3 colour, float depth) { return vec4(encodeLight(colour * fogTransmittance(depth)), 0.0); }

// Output of every fragment. The compose pass decodes the light.
#include <stored_light>
uniform vec2 uFog;
uniform float uGrain;
uniform float uTime;

// Light of the air in front of distant surfaces.
const vec3 FOG_COLOUR = vec3(0.013, 0.029, 0.039);

// Noise from -0.5 to 0.5 that is evenly distributed over few pixels (interleaved gradient noise,
// Jorge Jimenez, 2014). uGrain moves it 24 times a second.
float grain() {
  return fract(52.9829189 * fract(dot(gl_FragCoord.xy + uGrain, vec2(0.06711056, 0.00583715)))) - 0.5;
}

// Share of the light that passes the fog.
float fogTransmittance(float depth) { return exp(-max(depth - uFog.x, 0.0) * uFog.y); }

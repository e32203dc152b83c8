// Output of every fragment. Render targets hold 1 - exp(-light), for three reasons: screen blending
// then adds linear light exactly; the samples of a pixel are averaged as displayed; and eight bits
// per channel are enough. The compose pass decodes it.
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

vec3 encodeLight(vec3 light) { return 1.0 - exp(-light); }

// Share of the light that passes the fog.
float fogTransmittance(float depth) { return exp(-max(depth - uFog.x, 0.0) * uFog.y); }

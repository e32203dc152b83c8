// What every fragment ends with. Targets hold 1 - exp(-light): light adds up by screen blending, exactly as
// if linear light were added; samples of a pixel are weighed by what an eye sees of them; and eight bits are
// enough where a target has no more. The last pass turns it back into light.
uniform vec2 uFog;
uniform float uGrain;
uniform float uTime;

// Cool light of the air between the eye and what is far away.
const vec3 FOG = vec3(0.013, 0.029, 0.039);

// Noise that is even over few pixels (interleaved gradient noise, Jorge Jimenez, 2014); it moves with every frame.
float grain() {
  return fract(52.9829189 * fract(dot(gl_FragCoord.xy + uGrain, vec2(0.06711056, 0.00583715)))) - 0.5;
}

vec4 stored(vec3 light) { return vec4(1.0 - exp(-light), 1.0); }

float clear(float away) { return exp(-max(away - uFog.x, 0.0) * uFog.y); }

// Render targets hold 1 - exp(-light / RANGE), for three reasons: screen blending then adds linear
// light exactly; the samples of a pixel are averaged about as displayed; and eight bits per channel
// are enough. A larger RANGE tells brighter lights apart.
const float RANGE = 4.0;
vec3 encodeLight(vec3 light) { return 1.0 - exp(light * (-1.0 / RANGE)); }
vec3 decodeLight(vec3 encoded) { return log(max(1.0 - encoded, 2e-4)) * -RANGE; }

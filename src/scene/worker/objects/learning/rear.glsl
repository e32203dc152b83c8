// Light of a part of the learning body: what is in the rear, `rear` 1, has half the contrast.
vec3 inRear(vec3 light, float rear) { return mix(light, vec3(0.007, 0.0033, 0.0091) * intensity, 0.5 * rear); }

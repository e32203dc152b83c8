uniform vec4 state;   // clock, activity, wake, spread
uniform vec4 wave;    // which cascade runs; the last is a run's own, whose light stays
uniform float front;  // its step
uniform float demoWeight;   // how far a run is shown: what it does not light steps back
uniform vec3 morph;    // how much of a ring, of two chains, of layers
vec4 morphed(vec4 p, vec4 ring, vec4 part, vec4 layer) {
  return mix(mix(mix(p, ring, morph.x), part, morph.y), layer, morph.z);
}
// Step of the light in the cascade that runs, or in the layout's own; below zero it stays dark.
float stepOf(vec4 cascades, vec3 inLayouts) {
  return morph.x > 0.5 ? inLayouts.x : morph.y > 0.5 ? inLayouts.y : morph.z > 0.5 ? inLayouts.z : dot(cascades, wave);
}
// What a layout is about keeps a light, so that it can be read at any moment.
float kept(float at) { return at > -0.5 ? 0.62 * smoothstep(0.5, 1.0, morph.x + morph.y + morph.z) : 0.0; }
vec3 afloat(vec3 p) {
  vec3 phase = p.yzx * 4.0 + p.zxy * 2.0;
  p += sin(phase + state.x * vec3(0.52, 0.61, 0.47)) * 0.022 * state.z - sin(phase) * 0.022 * state.z;
  return p * (1.0 + state.w * 0.38);
}
float lastingGlow(float age, float hold) {
  return smoothstep(0.0, 0.25, age) * exp(-max(age - hold, 0.0) * 0.75 * (1.0 - wave.w));
}

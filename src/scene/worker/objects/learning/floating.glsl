// Positions and light of the learning body's causal graph. A cascade is light that runs through the
// graph from a cause to its effects; its time is in steps, one for each edge.
uniform float clock;        // the body's clock, seconds
uniform float idleAmount;   // 0 at rest to 1 full motion
uniform float explode;      // how far the nodes are apart, 0 to 1
uniform vec4 wave;          // 1 for the cascade that runs: of the graph's three, or a demo's
uniform float front;        // step of the cascade
uniform float demoWeight;   // how far the demo is shown, 0 to 1
uniform vec3 morph;         // how far the layout is each of these, 0 to 1
#define RING morph.x
#define CHAINS morph.y
#define LAYERS morph.z
// The position in the current layout.
vec4 morphed(vec4 p, vec4 ring, vec4 part, vec4 layer) {
  return mix(mix(mix(p, ring, RING), part, CHAINS), layer, LAYERS);
}
// Step at which light arrives in the current cascade or layout; below 0: never.
float stepOf(vec4 cascades, vec3 inLayouts) {
  return RING > 0.5 ? inLayouts.x : CHAINS > 0.5 ? inLayouts.y : LAYERS > 0.5 ? inLayouts.z : dot(cascades, wave);
}
// In a layout the lit part keeps some light, so that it can be seen at any moment.
float keptLight(float litAt) { return litAt > -0.5 ? 0.62 * smoothstep(0.5, 1.0, RING + CHAINS + LAYERS) : 0.0; }
// A position with slow drift and spread.
vec3 drifting(vec3 p) {
  vec3 phase = p.yzx * 4.0 + p.zxy * 2.0;
  p += sin(phase + clock * vec3(0.52, 0.61, 0.47)) * 0.022 * idleAmount - sin(phase) * 0.022 * idleAmount;
  return p * (1.0 + explode * 0.38);
}
// Light that fades after `hold` steps; that of a demo does not fade.
float lastingGlow(float age, float hold) {
  return smoothstep(0.0, 0.25, age) * exp(-max(age - hold, 0.0) * 0.75 * (1.0 - wave.w));
}
// How far a place lies in the rear third of the body, 0 to 1.
float rearAt(vec3 worldPosition) {
  vec3 centre = uSpheres[2].xyz;
  return smoothstep(0.1, 0.8, dot(worldPosition - centre, normalize(centre - cameraPosition)) / max(uSpheres[2].w, 1e-3));
}
// Haze covers the rear, so that the near part stands out. After placeVertex.
void hazeRear() { vDepth += 2.0 * uSpheres[2].w * rearAt(vPosition); }

// Varyings of lit surfaces, set by placeVertex in place.glsl.
varying vec3 vPosition;     // in world space
varying vec3 vNormal;       // in world space, not normalized
varying float vDepth;       // distance, see tiltedDepth in blur.glsl
// Shares of the key light (x), the core's light (y, without the body's own shadow) and the sky (z) that
// arrive, and the light that air scatters in front of the surface (w). In a tile of the core's view all
// four are the depth in it.
varying vec4 vVisibility;

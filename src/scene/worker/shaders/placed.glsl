// Varyings of lit surfaces, set by placeVertex in place.glsl.
varying vec3 vPosition;     // in world space
varying vec3 vNormal;       // in world space, not normalized
varying float vDepth;       // distance along the camera's axis
varying vec4 vVisibility;   // shares of the key light, the core's light and the sky that arrive; light scattered by the air in front

// How far a place is out of focus, 0 sharp to 1 most blurred.
uniform float uFocusDistance;   // from the camera to the plane that is sharp
uniform float uBlurShare;       // of the most blur, less where the picture is small on its canvas
uniform vec3 uTilt;             // of that plane: by a unit upwards; by a height of the picture, and at its foot

// A place's distance as the tilted plane counts it, from its position in the camera's space.
float tiltedDepth(vec3 viewPosition) { return uTilt.x * viewPosition.y - viewPosition.z; }
// It grows with the difference of the reciprocal distances, as in a camera; near the eye it begins later.
float blurOf(float distance) {
  float defocus = uFocusDistance / distance - 1.0;
  return uBlurShare * (defocus > 0.0 ? smoothstep(0.75, 2.2, defocus) : clamp(-1.25 * defocus - 0.08, 0.0, 1.0));
}
#ifdef NEAR
uniform sampler2D depthMap;     // of the picture; NEAR and FAR are the camera's planes
// Where nothing solid was drawn, the picture stays sharp.
float blurAt(float depth, float up) {
  return depth < 1.0 ? blurOf(NEAR * FAR / (FAR - depth * (FAR - NEAR)) * (1.0 + uTilt.y * up + uTilt.z)) : 0.0;
}
#endif

uniform float uFocusDistance;    // from the camera to the plane that is sharp

// How far a place at this distance is out of focus, 0 sharp to 1 most blurred. It grows with the
// difference of the reciprocal distances, as in a camera; near the eye it begins later, so that a body
// that reaches towards the eye keeps its edges.
float blurOf(float distance) {
  float defocus = uFocusDistance / distance - 1.0;
  return defocus > 0.0 ? smoothstep(0.55, 1.7, defocus) : clamp(-1.25 * defocus - 0.08, 0.0, 1.0);
}

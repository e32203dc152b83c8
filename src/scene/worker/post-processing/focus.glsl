// How far a pixel is out of focus. NEAR and FAR are the camera's planes.
uniform sampler2D depthMap;      // of the picture
uniform float uFocusDistance;    // from the camera to the plane that is sharp

// 0 sharp to 1 most blurred, from a value of the depth map. A blur grows with the difference of the
// reciprocal distances, as in a camera. Where nothing solid was drawn, the picture stays sharp.
float blurAt(float depth) {
  float distance = NEAR * FAR / (FAR - depth * (FAR - NEAR));
  float defocus = uFocusDistance / distance - 1.0;
  float blur = defocus > 0.0 ? smoothstep(0.75, 1.7, defocus) : smoothstep(0.1, 0.85, -defocus);
  return depth < 1.0 ? blur : 0.0;
}

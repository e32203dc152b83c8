// How far a pixel is out of focus. NEAR and FAR are the camera's planes.
#include <blur>
uniform sampler2D depthMap;      // of the picture

// From a value of the depth map. Where nothing solid was drawn, the picture stays sharp.
float blurAt(float depth) {
  return depth < 1.0 ? blurOf(NEAR * FAR / (FAR - depth * (FAR - NEAR))) : 0.0;
}

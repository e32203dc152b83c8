// The core's shape: a half sphere on a tube, formed into a fingertip with ridges.
#include <core_ridges>
uniform vec2 gaze;        // shift of the whorl, on the plane of the ridges
varying vec3 vUnit;       // position on half sphere or tube of radius 1, in the object's space
varying vec3 vKey;        // direction of the key light, in the object's space
varying vec3 vEye;        // direction of the eye, in the object's space
varying float vDepth;
// The tip is narrow, the joint has a waist: the same function as `widthAt` in shared/ridges.ts.
float widthAt(float y) {
  float waist = (y - WAIST.x) / WAIST.y;
  return 1.0 - TAPER * y - WAIST.z * exp(-waist * waist);
}
void main() {
  vec3 halfAxes = FINGERTIP;
  halfAxes.x *= widthAt(position.y);
  vec3 unit = normalize(vec3(position.x, max(position.y, 0.0), position.z));
  vec3 shape = position * halfAxes;
  mat3 toObject = transpose(mat3(modelMatrix));
  vec3 outward = normalize(unit / FINGERTIP);
  vec3 toEye = toObject * (cameraPosition - (modelMatrix * vec4(shape, 1.0)).xyz);
  // Only the outline shows the relief; elsewhere the fragment shader draws it.
  float limb = 1.0 - smoothstep(0.3, 0.6, dot(outward, normalize(toEye)));
  if (limb > 0.0) shape -= outward * (RELIEF * limb * (1.0 - heightOf(skinAt(planeAt(unit, position.y), gaze), ridgesAt(position.y))));
  vec4 world = modelMatrix * vec4(shape, 1.0);
  vec4 viewPosition = viewMatrix * world;
  vUnit = position;
  vKey = toObject * vec3(-0.309, 0.842, 0.442);
  vEye = toEye;
  vDepth = -viewPosition.z;
  gl_Position = projectionMatrix * viewPosition;
}

varying vec3 vPosition;
varying vec3 vUnit;     // place on dome or tube, in the fingertip's own space
varying vec3 vKey;      // direction of the key light, in the same space
varying vec3 vEye;      // direction of the eye, in the same space
varying float vDepth;
// Its tip is narrow, its joint has a waist: as `widthAt` in shared/ridges.ts.
float widthAt(float y) {
  float waist = (y - WAIST.x) / WAIST.y;
  return 1.0 - TAPER * y - WAIST.z * exp(-waist * waist);
}
void main() {
  vec3 half_ = FINGERTIP;
  half_.x *= widthAt(position.y);
  vec4 world = modelMatrix * vec4(position * half_, 1.0);
  vec4 seen = viewMatrix * world;
  mat3 back = transpose(mat3(modelMatrix));
  vPosition = world.xyz;
  vUnit = position;
  vKey = back * vec3(-0.309, 0.842, 0.442);
  vEye = back * (cameraPosition - world.xyz);
  vDepth = -seen.z;
  gl_Position = projectionMatrix * seen;
}

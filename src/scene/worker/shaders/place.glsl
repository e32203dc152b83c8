// Vertex shader of lit surfaces: sets gl_Position and the varyings of placed.glsl.
#include <placed>
#include <air_light>
// local: position in the object's space; localNormal: its normal, of any length.
void placeVertex(vec3 local, vec3 localNormal) {
  vec4 world = modelMatrix * vec4(local, 1.0);
  vec4 viewPosition = viewMatrix * world;
  vPosition = world.xyz;
  vNormal = mat3(modelMatrix) * localNormal;
  vDepth = -viewPosition.z;
  vec3 ray = vPosition - cameraPosition;
  float rayLength = length(ray);
  float air = scatteredLight(closestApproach(cameraPosition, ray / rayLength, uCoreLightPosition), rayLength);
  vVisibility = vec4(keyLightVisibility(vPosition), coreLightVisibility(vPosition), skyVisibility(vPosition, normalize(vNormal)), air);
  gl_Position = projectionMatrix * viewPosition;
}

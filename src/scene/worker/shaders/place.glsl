// Vertex shader of lit surfaces: sets gl_Position and the varyings of placed.glsl, for the picture or
// for a tile of the core's view.
#include <placed>
#include <air_light>
#include <blur>
uniform int body;   // index in uSpheres; -1: none
// local: position in the object's space; localNormal: its normal, of any length.
void placeVertex(vec3 local, vec3 localNormal) {
  vec4 world = modelMatrix * vec4(local, 1.0);
  vec4 viewPosition = viewMatrix * world;
  vPosition = world.xyz;
  vNormal = mat3(modelMatrix) * localNormal;
  vDepth = tiltedDepth(viewPosition.xyz);
  if (uTile >= 0) {
    vec4 seen = uCoreViews[uTile] * world;
    vVisibility = vec4(seen.z);
    gl_Position = vec4(seen.xy, (seen.z * 2.0 - 1.0) * seen.w, seen.w);
    return;
  }
  vec3 ray = vPosition - cameraPosition;
  float rayLength = length(ray);
  vec2 approach = fingerApproach(cameraPosition, ray / rayLength);
  float air = 0.26 * shareInFront(approach, rayLength) * glowAt(approach, projectionMatrix[1][1]);
  gl_Position = projectionMatrix * viewPosition;
  air *= edgeAt(gl_Position.xy / max(gl_Position.w, 0.1));
  vVisibility = vec4(keyLightVisibility(vPosition), coreLightVisibility(body, vPosition), skyVisibility(body, vPosition, normalize(vNormal)), air);
}

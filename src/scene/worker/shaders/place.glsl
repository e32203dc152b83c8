// Vertex side: world position, world normal, distance along the line of sight, and which light arrives.
#include <placed>
#include <air_light>
void place(vec3 local, vec3 localNormal) {
  vec4 world = modelMatrix * vec4(local, 1.0);
  vec4 seen = viewMatrix * world;
  vAt = world.xyz;
  vNormal = mat3(modelMatrix) * localNormal;
  vAway = -seen.z;
  vec3 look = vAt - cameraPosition;
  float far = length(look);
  float air = scattered(lookPast(cameraPosition, look / far, uCoreLightPosition), far);
  vReach = vec4(keyAt(vAt), lampAt(vAt), skyAt(vAt, normalize(vNormal)), air);
  gl_Position = projectionMatrix * seen;
}

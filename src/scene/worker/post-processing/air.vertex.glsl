// Covers the whole target.
varying vec2 vScreen;   // -1 to 1
varying vec3 vRay;      // from the eye to the far plane
uniform mat4 unproject; // from the screen to world space
uniform vec3 eye;
void main() {
  vScreen = position.xy;
  vec4 far = unproject * vec4(position.xy, 1.0, 1.0);
  vRay = far.xyz / far.w - eye;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}

varying vec2 vScreen;
varying vec3 vLook;    // from the eye to the far end of the picture
uniform mat4 unproject;
uniform vec3 eye;
void main() {
  vScreen = position.xy;
  vec4 far = unproject * vec4(position.xy, 1.0, 1.0);
  vLook = far.xyz / far.w - eye;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}

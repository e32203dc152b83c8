// A card of light.
varying vec2 vAt;
void main() {
  vAt = uv - 0.5;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}

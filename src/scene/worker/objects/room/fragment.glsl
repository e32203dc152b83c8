// Light of a card, less towards its edges, as from a cloth with a lamp behind it.
varying vec2 vAt;
uniform vec3 light;
void main() {
  gl_FragColor = vec4(light * (1.3 - 1.6 * dot(vAt, vAt)), 1.0);
}

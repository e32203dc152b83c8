// Shows the air, rendered by air.fragment.glsl, wherever no object is in front of it.
varying vec2 vScreen;
uniform sampler2D air;
void main() { gl_FragColor = texture2D(air, vScreen * 0.5 + 0.5); }

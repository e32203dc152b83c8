// The air behind everything, rendered by air.fragment.glsl.
uniform sampler2D air;

// A pixel of the picture with the air behind it. Alpha is 1 where an object covers the pixel; the
// sum is exact for encoded light, see encodeLight in output.glsl.
vec3 overAir(vec4 pixel, vec2 at) {
  return pixel.rgb + (1.0 - pixel.a) * (1.0 - pixel.rgb) * texture2D(air, at).rgb;
}

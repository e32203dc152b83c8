// Antialiasing of the finished picture (FXAA, after Timothy Lottes): where brightness changes
// abruptly, a pixel becomes a mean along the edge. Included by compose.fragment.glsl.
// Perceived brightness.
float brightness(vec4 c) { return sqrt(dot(c.rgb, vec3(0.299, 0.587, 0.114))); }
vec4 pixelAt(vec2 offset) { return texture2D(picture, vUv + offset * texel); }
vec4 smoothed() {
  vec4 here = pixel(ivec2(0));
  float nw = brightness(pixel(ivec2(-1, 1))), ne = brightness(pixel(ivec2(1)));
  float sw = brightness(pixel(ivec2(-1))), se = brightness(pixel(ivec2(1, -1)));
  float own = brightness(here);
  float darkest = min(own, min(min(nw, ne), min(sw, se)));
  float brightest = max(own, max(max(nw, ne), max(sw, se)));
  if (brightest - darkest < max(0.035, brightest * 0.15)) return here;
  // Direction of the edge, in texels.
  vec2 along = vec2(sw + se - nw - ne, nw + sw - ne - se);
  float divisor = min(abs(along.x), abs(along.y)) + max((nw + ne + sw + se) * 0.03, 0.008);
  along = clamp(along / divisor, -6.0, 6.0);
  vec4 near = 0.5 * (pixelAt(along * -0.1667) + pixelAt(along * 0.1667));
  vec4 far = near * 0.5 + 0.25 * (pixelAt(along * -0.5) + pixelAt(along * 0.5));
  // A far mean outside the range of the neighbours belongs to something else.
  float farBrightness = brightness(far);
  vec4 mean = farBrightness < darkest || farBrightness > brightest ? near : far;
  // A single pixel that is brighter than its neighbours is a point of light and stays as bright.
  float crest = own - max(max(nw, ne), max(sw, se));
  return mix(mean, max(here, mean), smoothstep(0.04, 0.2, crest));
}

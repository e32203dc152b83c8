// Smooths the edges of a picture without more samples: where brightness changes abruptly a pixel
// becomes a mean along the edge (fast approximate antialiasing, after Timothy Lottes).
uniform vec2 texel;
// About as bright as an eye sees it.
float bright(vec3 c) { return sqrt(dot(c, vec3(0.299, 0.587, 0.114))); }
vec3 at(vec2 offset) { return texture2D(picture, vUv + offset * texel).rgb; }
vec3 pictureHere() {
  vec3 here = pixel(ivec2(0));
  float nw = bright(pixel(ivec2(-1, 1))), ne = bright(pixel(ivec2(1)));
  float sw = bright(pixel(ivec2(-1))), se = bright(pixel(ivec2(1, -1)));
  float own = bright(here);
  float darkest = min(own, min(min(nw, ne), min(sw, se)));
  float brightest = max(own, max(max(nw, ne), max(sw, se)));
  if (brightest - darkest < max(0.035, brightest * 0.15)) return here;
  vec2 along = vec2(sw + se - nw - ne, nw + sw - ne - se);
  float least = min(abs(along.x), abs(along.y)) + max((nw + ne + sw + se) * 0.03, 0.008);
  along = clamp(along / least, -6.0, 6.0);
  vec3 near = 0.5 * (at(along * -0.1667) + at(along * 0.1667));
  vec3 far = near * 0.5 + 0.25 * (at(along * -0.5) + at(along * 0.5));
  float reached = bright(far);
  vec3 mean = reached < darkest || reached > brightest ? near : far;
  // A point of light is brighter than all around it, and stays as bright as it is.
  float crest = own - max(max(nw, ne), max(sw, se));
  return mix(mean, max(here, mean), smoothstep(0.04, 0.2, crest));
}

// Last pass, from light to display values: adds the air, blurs what is out of focus, adds bloom,
// tone-maps, adds the page's dark background colour, and adds noise that hides the steps of eight
// bits.
varying vec2 vUv;
uniform sampler2D picture;
#ifdef LENS
uniform vec2 texel;            // size of a pixel of the picture
uniform sampler2D source;      // bloom
uniform float bloomStrength;   // 0: none
uniform sampler2D defocused;   // blurred picture, and how much blur covers a pixel (alpha)
uniform bool hasDefocus;
#include <blur>
#endif
uniform vec3 uInk;   // the page's background, display values
#include <output>
#include <over_air>
// The picture has the canvas' size, so it needs no filter.
vec4 pixel(ivec2 offset) { return texelFetch(picture, ivec2(gl_FragCoord.xy) + offset, 0); }
#ifdef SMOOTHED
#include <antialias>
#else
vec4 smoothed() { return pixel(ivec2(0)); }
#endif

const float EXPOSURE = 1.7, SATURATION = 1.5;

// AgX (Troy Sobotka; fit by Benjamin Wrensch), with more contrast and saturation; the result is in
// display values. Roots instead of pow() make it cheap without a GPU.
vec3 toneMap(vec3 c) {
  const mat3 INSET = mat3(
    0.842479062253094, 0.0423282422610123, 0.0423756549057051,
    0.0784335999999992, 0.878468636469772, 0.0784336,
    0.0792237451477643, 0.0791661274605434, 0.879142973793104);
  const mat3 OUTSET = mat3(
    1.19687900512017, -0.0528968517574562, -0.0529716355144438,
    -0.0980208811401368, 1.15190312990417, -0.0980434501171241,
    -0.0990297440797205, -0.0989611768448433, 1.15107367264116);
  vec3 x = clamp((log2(max(INSET * c * EXPOSURE, 1e-10)) + 12.47393) / 16.5, 0.0, 1.0);
  vec3 x2 = x * x, x4 = x2 * x2;
  x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
  // The contrast: a fit of pow(x, 1.45).
  vec3 root = sqrt(max(x, 0.0));
  x *= root * (1.12 - 0.12 * root);
  x = max(mix(vec3(dot(x, vec3(0.2126, 0.7152, 0.0722))), x, SATURATION), 0.0);
  return clamp(OUTSET * x, 0.0, 1.0);
}
void main() {
  vec3 colour = overAir(smoothed(), vUv);
#ifdef LENS
  if (hasDefocus) {
    // Blur covers the space beside objects, and objects out of focus lose their sharp edge; it
    // covers an object that is in focus only a little, because most of it comes from behind.
    // Four taps between its texels, four times as large as pixels, hide them.
    vec2 apart = 2.0 * texel;
    vec4 blurred = 0.25 * (texture2D(defocused, vUv - apart) + texture2D(defocused, vUv + apart)
      + texture2D(defocused, vUv + vec2(apart.x, -apart.y)) + texture2D(defocused, vUv + vec2(-apart.x, apart.y)));
    float depth = texelFetch(depthMap, ivec2(gl_FragCoord.xy), 0).r;
    float own = smoothstep(0.02, 0.25, blurAt(depth, vUv.y));
    float cover = depth < 1.0 ? max(own, 0.25 * blurred.a) : smoothstep(0.0, 0.5, blurred.a);
    colour = mix(colour, blurred.rgb, cover);
  }
#endif
  vec3 light = decodeLight(colour);
#ifdef LENS
  if (bloomStrength > 0.0) light += texture2D(source, vUv).rgb * bloomStrength;
#endif
  colour = toneMap(light);
  // Adds the background as light: display values are about square roots of light.
  colour = sqrt(uInk * uInk + colour * colour * (1.0 - uInk * uInk));
  gl_FragColor = vec4(colour + grain() * 0.022 * (0.3 + colour.g), 1.0);
}

// Doubles the size of a picture, with a soft filter; the result is added to the next finer picture.
varying vec2 vUv;
uniform sampler2D source;
uniform vec2 texel;
void main() {
  vec4 d = texel.xyxy * vec4(1.0, 1.0, -1.0, 0.0);
  vec3 sum = texture2D(source, vUv).rgb * 4.0;
  sum += texture2D(source, vUv + d.xw).rgb * 2.0 + texture2D(source, vUv + d.zw).rgb * 2.0;
  sum += texture2D(source, vUv + d.wy).rgb * 2.0 + texture2D(source, vUv - d.wy).rgb * 2.0;
  sum += texture2D(source, vUv + d.xy).rgb + texture2D(source, vUv + d.zy).rgb;
  sum += texture2D(source, vUv - d.xy).rgb + texture2D(source, vUv - d.zy).rgb;
  gl_FragColor = vec4(sum / 16.0, 1.0);
}

#include <surface>
#include <placed>
uniform int piece;    // for this and the varyings, see solid.vertex.glsl
varying vec3 vPart;
varying vec3 vTint;
uniform vec3 accent;
uniform float clock;
uniform float activity;
uniform float gateFlash;
uniform float gateOpen;
uniform float visibleShare;
// Reflectance face on: of gold, and of the gate's steel.
const vec3 GOLD = vec3(1.0, 0.66, 0.25), STEEL = vec3(0.11, 0.12, 0.13);

// Marks at equal angles; they fade where they are narrower than a pixel.
float tick(float turn, float soft, float count, float width) {
  soft = max(soft * count, 1e-5);
  float at = abs(fract(turn * count) - 0.5);
  return smoothstep(0.5 - width - soft, 0.5 - width + soft, at) * (1.0 - smoothstep(0.3, 0.9, soft));
}

void main() {
  vec3 normal = normalize(vNormal);
  float facing = clamp(dot(normal, normalize(cameraPosition - vPosition)), 0.0, 1.0);
  float turn = vPart.x / 6.2831853;
  float soft = fwidth(turn);
  Material material = plain(vec3(0.0), GOLD, 0.2);
  material.rim = accent * 0.35;
  if (piece == 0) {
    float outward = cos(vPart.y);
    material.ao = mix(0.55, 1.0, smoothstep(-1.0, 0.4, outward));
    // A scale of marks on the outer side, and a groove along the middle in which the beads run.
    float scale = tick(turn, soft, 120.0, 0.12) * smoothstep(0.45, 0.6, outward) * (1.0 - smoothstep(0.8, 0.95, outward));
    scale += tick(turn, soft, 24.0, 0.045) * smoothstep(0.1, 0.3, outward);
    float groove = (1.0 - smoothstep(0.04, 0.10, abs(sin(vPart.y)))) * step(0.0, outward);
    material.mirror *= 1.0 - 0.65 * max(groove, 0.6 * scale);
    material.rough = mix(material.rough, 0.5, groove);
    material.glow = accent * (scale * (0.05 + 0.1 * activity) + groove * (0.02 + 0.06 * activity));
  } else if (piece == 1) {
    // A bead that was answered is glass around a light.
    material.mirror = mix(GOLD, vec3(0.05), 0.8 * vPart.y);
    material.rough = 0.12;
    material.ao = smoothstep(-1.0, 0.4, normal.y) * 0.75 + 0.25;
    float centre = facing * facing;
    float asking = vPart.x * (1.0 - vPart.y) * (0.4 + 0.4 * sin(clock * 5.0));
    material.glow = accent * ((0.07 + 0.2 * activity + asking) * centre * (1.0 - vPart.z));
    // A bead that was answered, and the person in the middle, glow from inside.
    // The person's light is a ball in the glass, with an outline.
    float heart = mix(centre * centre, smoothstep(0.35, 0.7, facing) * mix(0.3, 1.0, centre * centre), vPart.z);
    material.glow += mix(vec3(1.0, 0.34, 0.06), vec3(3.4, 2.3, 1.1), centre * centre) * (vPart.y * (0.06 + 0.94 * heart) * mix(0.35, 1.0, vPart.z));
    material.rim *= 1.0 + vPart.z;
  } else if (piece == 2) {
    float leaf = abs(vPart.x), frame = 1.0 - leaf, front = step(0.0375, abs(vPart.z)) * frame;
    vec3 signal = mix(vec3(1.0, 0.8, 0.5), vec3(1.0, 0.62, 0.24), gateOpen);
    // Steel with an inlay of ivory, a bright outer edge and a dark opening. A line of light around it says stop.
    float inlay = front * (1.0 - smoothstep(0.004, 0.008, abs(vPart.y - 0.175)));
    float edge = front * smoothstep(0.186, 0.192, vPart.y);
    float stop = front * (1.0 - smoothstep(0.005, 0.009, abs(vPart.y - 0.149)));
    float inside = (frame - front) * step(vPart.y, 0.16);
    material.base = vec3(0.5, 0.43, 0.3) * inlay;
    material.mirror = STEEL * ((1.0 + 2.0 * edge - 0.5 * leaf) * (1.0 - 0.8 * inside) * (1.0 - inlay));
    material.rough = 0.3;
    material.glow = signal * (stop * (0.9 + 1.2 * gateFlash) + frame * 0.3 * gateFlash + leaf * 0.018);
  } else {
    float lit = vPart.z;
    float inward = 1.0 - smoothstep(-0.95, -0.6, cos(vPart.y));
    float mark = smoothstep(0.46, 0.48, abs(fract(turn * 72.0) - 0.5)) * smoothstep(0.3, 0.6, abs(sin(vPart.y)));
    // A light runs around a lit gate.
    float run = exp(-6.0 * fract(turn - uTime * 0.16)) * lit;
    material.mirror = mix(vec3(0.56, 0.62, 0.68), vTint, 0.65 + 0.2 * lit);
    material.rim = vTint * (0.3 + lit);
    material.glow = vTint * (inward * (0.10 + 0.95 * lit + run) + mark * (0.05 + 0.5 * lit));
  }
  vec4 colour = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
  // Hoops fade in by dithering, so that they can be drawn with the opaque objects.
  if (piece == 3 && visibleShare < 0.99 && grain() + 0.5 > visibleShare) discard;
  gl_FragColor = colour;
}

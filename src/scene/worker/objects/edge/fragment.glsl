#include <surface>
#include <placed>
uniform vec3 accent;
uniform float activity;
uniform float uPointScale;
varying vec4 vPrism;         // for this and the next four, see vertex.glsl
varying vec3 vBeside;
varying vec3 vAcross;        // the prism's axes in world space
varying vec3 vUpwards;
varying vec2 vTilt;

// Radius of the emitter in the middle of a cap, in radii of the prism.
const float EMITTER = 0.22;

void main() {
  // By the normal, which is the same all over a face: a sample at an edge lies outside of the face.
  vec3 upwards = cross(vAcross, vUpwards), face = normalize(vNormal);
  float upright = dot(face, upwards);
  float cap = step(0.95, upright);
  float bevel = step(0.4, upright) - cap;
  float wall = 1.0 - cap - bevel;

  float buried = max(vBeside.x, 0.0);
  float openness = mix(exp(-vBeside.z * 5.5), exp(-buried * 11.0) * 0.92 + 0.04, wall);

  // Only the hottest prism shines: the fourth power of the heat leaves a quarter of the light at 0.7 of it.
  float squared = min(vPrism.w * vPrism.w, 1.2), lit = squared * squared;
  float centreDistance = length(vPrism.xy), soft = fwidth(centreDistance);
  float beside = centreDistance - EMITTER, emitter = cap * (1.0 - smoothstep(-soft, soft, beside));
  vec3 glow = emitter * mix(accent, vec3(0.5, 1.0, 0.92), lit) * (0.03 + (0.16 + 0.1 * activity) * exp(-30.0 * centreDistance * centreDistance) + 2.1 * lit);
  // Light of the emitter inside of the prism, which is translucent, and on the prisms around it.
  glow += accent * lit * mix(0.2 + 0.3 * exp(-6.0 * centreDistance * centreDistance), 0.55 * exp(vPrism.z * 5.5), wall) * (1.0 - emitter);
  glow += accent * vBeside.y * mix(0.3, 0.4 * exp(-12.0 * abs(vBeside.x)), wall);
  // A bevel narrower than a pixel gives only its share of light.
  float pixels = RADIUS * uPointScale / vDepth;
  glow += bevel * min(1.0, 0.16 * pixels) * accent * (0.03 + 0.5 * lit) * openness;

  // One dark anodized metal, brushed in a direction and to a gloss that vary a little from prism to
  // prism. The caps mirror the room together, as one bowed surface.
  vec3 fromMiddle = (vPosition - uSpheres[0].xyz) / max(uSpheres[0].w, 1e-3);
  vec3 normal = normalize(face + cap * (0.75 * fromMiddle + 0.2 * (vAcross * vTilt.x + vUpwards * vTilt.y)));
  float well = cap * (1.0 - smoothstep(0.0, 0.14, beside));
  Material material = plain(vec3(0.0), mix(vec3(0.1, 0.125, 0.13), vec3(0.2, 0.3, 0.3), bevel) * (1.0 - well), 0.4 + 0.5 * vTilt.y);
  // Near the eye single strokes of the brush are seen: along it on caps, upright on walls.
  float near = smoothstep(50.0, 120.0, pixels);
  float stroke = mix(vPrism.y - 1.8 * vTilt.x * vPrism.x, vPrism.x + 0.7 * vPrism.y, wall);
  stroke = near * (0.5 * sin(stroke * 173.0 + 3.0 * sin(stroke * 61.0)) + 0.5 * sin(stroke * 397.0 + 2.0 * sin(stroke * 89.0)));
  material.mirror *= 1.0 + 0.35 * stroke;
  material.rough += 0.1 * stroke;
  material.brush = normalize(mix(cross(upwards, normal), vAcross + 1.8 * vTilt.x * vUpwards, cap) + 1e-5);
  material.ao = openness * mix(1.0, 0.30 + 0.7 * exp(vPrism.z * 6.0), wall);
  material.rim = accent * 0.25;
  material.glow = glow;
  // The core's light grazes the outer rows, which shade the ones behind them, but for walls near the eye.
  vec4 visibility = vVisibility;
  visibility.y *= max(smoothstep(0.85, 1.0, coreSide(vPosition)), near * wall) * mix(0.1, 1.3, wall) * (1.0 - min(2.5 * lit, 0.9));
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, visibility), vDepth, vVisibility.w);
}

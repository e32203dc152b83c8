#include <surface>
#include <placed>
uniform vec3 accent;
uniform float uPointScale;
varying vec4 vPrism;         // for this and the next four, see vertex.glsl
varying vec3 vBeside;
varying vec3 vAcross;        // the prism's axes in world space
varying vec3 vUpwards;
varying vec2 vTilt;

// Distance from the middle in a hexagon, 1 at its sides.
float hexagon(vec2 p) {
  p = abs(p);
  return max(p.x, dot(p, vec2(0.5, 0.8660254))) / 0.8660254;
}

// How far the brush leaves a circle, by a prism's tilt.
const float SPIRAL = 14.0;

void main() {
  float heat = vPrism.w;
  // By the normal, which is the same all over a face: a sample at an edge lies outside of the face.
  float upright = dot(normalize(vNormal), cross(vAcross, vUpwards));
  float cap = step(0.95, upright);
  float bevel = step(0.4, upright) - cap;
  float wall = 1.0 - cap - bevel;

  float buried = max(vBeside.x, 0.0);
  float openness = mix(1.0, exp(-buried * 11.0) * 0.92 + 0.04, wall);
  openness *= mix(1.0, exp(-vBeside.z * 5.5), cap + bevel);

  // A cap of few pixels shows neither its brush nor its bare metal: it is dark, and its rings are faint.
  float pixels = RADIUS * uPointScale * gl_FragCoord.w, fine = smoothstep(6.0, 14.0, pixels);
  // Rings on the cap, like the lens of a sensor; they glow with the measured value.
  float edgeDistance = hexagon(vPrism.xy);
  float centreDistance = length(vPrism.xy);
  // A bevel narrower than a pixel would be a row of dots: a line on the cap, lit as it is, continues it.
  vec3 upwards = cross(vAcross, vUpwards);
  float brim = cap * (1.0 - smoothstep(20.0, 28.0, pixels)) * smoothstep(-1.2, -0.2, (edgeDistance - 0.87) / max(fwidth(edgeDistance), 1e-5));
  float narrow = bevel * (1.0 - smoothstep(0.8, 2.0, 0.15 * pixels * abs(dot(normalize(vNormal), normalize(cameraPosition - vPosition)))));
  float lens = line(edgeDistance, 0.58, 0.022) + line(centreDistance, 0.27, 0.03);
  float heatSquared = heat * heat;
  vec3 hot = mix(accent, vec3(1.0, 0.82, 0.52), smoothstep(0.5, 1.2, heat) * 0.5);
  vec3 glow = cap * hot * heatSquared * heat * (0.2 + 1.1 * exp(-centreDistance * centreDistance * 4.0));
  glow += cap * accent * lens * (0.075 + 0.8 * heat) * openness * mix(0.25, 1.0, fine);
  glow += cap * accent * (1.0 - smoothstep(0.0, 0.2, centreDistance)) * (0.25 + 1.6 * heat) * mix(0.4, 1.0, openness);
  // A bevel narrower than a pixel gives only its share of light.
  float cover = min(1.0, 0.16 * pixels);
  glow += bevel * cover * hot * (mix(0.09, 0.02, fine) + 0.7 * heatSquared + 0.2 * heat) * mix(0.3, 1.0, openness);
  // Heat glows down the walls, and a hot neighbour lights the wall above it.
  glow += wall * accent * heatSquared * exp(vPrism.z * 9.0) * 0.45 * mix(0.35, 1.0, openness);
  float above = max(-vBeside.x, 0.0);
  glow += wall * accent * vBeside.y * vBeside.y * exp(-above * 9.0) * step(vBeside.x, 0.0) * 0.22;
  glow += wall * accent * vBeside.y * exp(-buried * 16.0) * step(0.0, vBeside.x) * 0.15;

  // Walls are brushed aluminum, anodized: a dark dye in a clear layer. Bevels are cut through it, and are
  // copper, because a teal mirror of the core's amber light is yellow. A cap is turned on a lathe, which
  // brushes it in spirals, around a lens of dark glass, slightly convex. No two are seated or turned alike.
  vec2 slope = vPrism.xy * mix(0.12, 0.34, step(length(vPrism.xy), 0.29)) + vTilt;
  vec3 normal = normalize(mix(normalize(vNormal), upwards, narrow) + (cap + narrow) * (vAcross * slope.x + vUpwards * slope.y));
  vec2 spiral = vPrism.xy + SPIRAL * vTilt.x * vec2(-vPrism.y, vPrism.x);
  float stroke = fract(sin(floor(vPrism.z * 160.0) * 12.9898) * 43758.5453) - 0.5;
  stroke *= wall * (1.0 - smoothstep(0.2, 0.6, 160.0 * fwidth(vPrism.z)));
  // The dye is thin towards the core, where gold shows through it.
  vec3 dyed = mix(accent * accent * 0.55, vec3(0.95, 0.56, 0.2), 0.15 + 0.6 * coreSide(vPosition));
  vec3 metal = mix(dyed * (0.5 + 0.3 * stroke), mix(accent, vec3(0.55, 0.3, 0.16), 0.95 * fine) * mix(0.3, 1.0, fine) * (1.0 - 0.7 * max(brim, narrow)), bevel + brim);
  float glass = cap * (1.0 - smoothstep(0.25, 0.29, centreDistance)), turned = cap - glass - brim;
  Material material = plain(vec3(0.0), mix(mix(metal * (1.0 - mix(0.97, 0.65, fine) * turned), vec3(0.62, 0.64, 0.64), 0.2 * turned * fine), vec3(0.05) * mix(0.4, 1.0, fine), glass), wall * (0.36 + 0.16 * stroke) + (bevel + brim) * 0.24 + turned * 0.28 + glass * 0.2);
  material.coat = wall;
  material.brush = wall * normalize(cross(upwards, normal) + 1e-5)
    + turned * normalize(vUpwards * spiral.x - vAcross * spiral.y + 1e-5);
  // The core lights a wall most at its upper edge; below, the prisms around shade it.
  material.ao = openness * mix(1.0, 0.30 + 0.7 * exp(vPrism.z * 6.0), wall);
  material.rim = accent * mix(0.3, 0.25, cap);
  material.glow = glow * 1.15;
  gl_FragColor = outputOpaque(litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
}

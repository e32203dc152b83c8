import { noise } from '../../shading/noise.ts';
import { placed, placing, studio } from '../../shading/studio.glsl.ts';

export const coreVertex = /* glsl */ `
${placing}
${noise}
uniform vec4 life;      // clock, pulse, breath, activity
varying vec4 vWarp;     // of the upper and the lower layer: so smooth that vertices are enough
vec2 warp(vec3 p) {
  float t = life.x * 0.3;
  return vec2(noise3(p * 1.15 + vec3(0.0, -t, 4.0)), noise3(p * 1.15 + vec3(7.0, t, 0.0)));
}
void main() {
  place(position, position);
  vec3 normal = normalize(vNormal);
  vec3 into = refract(normalize(vAt - cameraPosition), normal, 0.76);
  vWarp = vec4(warp(normal), warp((normal + into * 0.55) * 1.25 + 3.0));
}
`;

/**
 * The core as a volume: bright cells rise and sink around a nucleus that moves towards the pointer.
 * Three samples along the refracted line of sight stand in for the volume. At its rim it has the
 * brightness with which the corona in the backdrop begins.
 */
export const coreFragment = /* glsl */ `
${studio}
${noise}
${placed}
varying vec4 vWarp;
uniform vec3 gaze;      // where the nucleus leans, in the body's own space
uniform vec4 life;      // clock, pulse, breath, activity
uniform int octaves;    // of the upper layer; a uniform, so that a change of quality compiles nothing

float convection(vec3 p, vec3 warp, int count) {
  float t = life.x * 0.3;
  vec3 q = p * 1.9 + warp * 0.95 + vec3(0.0, -t * 1.3, 0.0);
  float sum = noise3(q);
  float size = 0.5;
  for (int i = 1; i < count; i++) {
    q = q * 2.07 + 11.3;
    sum += noise3(q + warp * float(i)) * size;
    size *= 0.5;
  }
  return sum;
}

void main() {
  vec3 normal = normalize(vNormal);
  vec3 view = normalize(cameraPosition - vAt);
  float facing = clamp(dot(normal, view), 0.0, 1.0);
  vec3 into = refract(-view, normal, 0.76);

  float upper = convection(normal, vec3(vWarp.xy, 0.0), octaves);
  vec3 deep = normal + into * 0.55;
  float lower = convection(deep * 1.25 + 3.0, vec3(vWarp.zw, 0.0), 1);

  // The nucleus: nearest approach of the line of sight to a point that leans with the gaze.
  vec3 arm = gaze - normal;
  float along = dot(arm, into);
  float miss = length(arm - into * along);
  float nucleus = exp(-miss * miss * 7.5) * (1.0 + 0.22 * life.z);
  float ring = (miss - 0.44 - 0.03 * life.z) * 9.0;
  float iris = exp(-ring * ring);

  // Cells are bright and the lanes between them dark, hottest around the nucleus.
  float lanes = pow(smoothstep(0.5, 1.0, 1.0 - abs(upper)), 2.0);
  float well = exp(-miss * miss * 2.1);
  float heat = 0.36 + 0.56 * upper + 0.34 * lower + 0.22 * well - 0.16 * lanes;
  heat += 0.26 * nucleus + 0.08 * life.w + 0.05 * life.z;

  vec3 ember = vec3(0.36, 0.035, 0.004);
  vec3 amber = vec3(0.95, 0.25, 0.03);
  vec3 gold = vec3(1.15, 0.56, 0.15);
  vec3 white = vec3(1.35, 1.08, 0.72);
  vec3 colour = mix(ember, amber, smoothstep(-0.05, 0.34, heat));
  colour = mix(colour, gold, smoothstep(0.3, 0.68, heat));
  colour = mix(colour, white, smoothstep(0.7, 1.25, heat));
  colour += amber * iris * 0.16 * (0.5 + heat);
  colour += white * life.y * (0.10 + 0.6 * well);

  // A ball of light is darker towards its limb, where one looks through less of it, and ends as its corona begins.
  float limb = 1.0 - facing;
  colour *= mix(0.72, 1.06, sqrt(facing));
  colour = mix(colour, LIMB * (1.0 + 0.5 * life.y), smoothstep(0.55, 0.98, limb));
  gl_FragColor = exposed(colour * mix(0.5, 1.0, presence) * (0.55 + 0.45 * uLampPower) * smoothstep(0.0, 0.2, uLampPower), vAway, 0.32 + 0.3 * nucleus);
}
`;

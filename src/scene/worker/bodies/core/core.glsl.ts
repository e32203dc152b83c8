import { noise } from '../../shading/noise.glsl.ts';
import { placed, placing, studio } from '../../shading/studio.glsl.ts';

export const coreVertex = /* glsl */ `
${placing}
${noise}
uniform vec4 life;      // clock, pulse, breath, activity
varying vec4 vWarp;     // of the upper and the lower layer: so smooth that vertices are enough
vec2 warp(vec3 p) {
  float t = life.x * 0.16;
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
 * Someone is there: under a clear skin, warm matter rises and sinks in slow cells
 * around a nucleus that turns to what it attends to. Three depths along the refracted
 * line of sight stand in for a volume.
 */
export const coreFragment = /* glsl */ `
${studio}
${noise}
${placed}
varying vec4 vWarp;
uniform vec3 gaze;      // where the nucleus leans, in the body's own space
uniform vec4 life;      // clock, pulse, breath, activity

float convection(vec3 p, vec3 warp) {
  float t = life.x * 0.16;
  vec3 q = p * 1.9 + warp * 0.95 + vec3(0.0, -t * 1.3, 0.0);
  float sum = noise3(q);
  float size = 0.5;
  for (int i = 1; i < OCTAVES; i++) {
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

  float upper = convection(normal, vec3(vWarp.xy, 0.0));
  vec3 deep = normal + into * 0.55;
  float lower = convection(deep * 1.25 + 3.0, vec3(vWarp.zw, 0.0));

  // The nucleus: nearest approach of the line of sight to a point that leans with the gaze.
  vec3 arm = gaze - normal;
  float along = dot(arm, into);
  float miss = length(arm - into * along);
  float nucleus = exp(-miss * miss * 7.5) * (1.0 + 0.22 * life.z);
  float iris = exp(-pow((miss - 0.44 - 0.03 * life.z) * 9.0, 2.0));

  float silk = pow(smoothstep(0.4, 1.0, 1.0 - abs(lower)), 2.0);
  float cells = smoothstep(-0.8, 0.9, upper);

  // Amber glass lit from within: light wells up around the nucleus, matter tints it on its way out.
  float body = facing * facing;
  vec3 ember = vec3(0.42, 0.045, 0.008);
  vec3 amber = vec3(1.0, 0.27, 0.035);
  vec3 gold = vec3(1.0, 0.56, 0.17);
  vec3 white = vec3(1.0, 0.84, 0.6);

  float well = exp(-miss * miss * 2.1);
  vec3 colour = mix(ember, amber, smoothstep(0.05, 0.7, body)) * (0.20 + 0.32 * body) * (0.78 + 0.4 * cells);
  colour += gold * well * (0.34 + 0.26 * cells);
  colour += gold * silk * (0.10 + 0.55 * well) * (0.3 + 0.7 * body) * (0.8 + 0.5 * life.w);
  colour += amber * iris * body * 0.3 * (0.6 + 0.8 * cells);
  colour += white * nucleus * (0.85 + 0.45 * cells);
  colour *= 0.95 + 0.07 * life.z + 0.14 * life.w;
  colour += white * life.y * (0.10 + 0.6 * well);

  // Skin: a thin bright limb, a cool catchlight of the key, darker just inside.
  float limb = 1.0 - facing;
  colour *= mix(1.0, 0.7, smoothstep(0.5, 0.84, limb));
  colour += vec3(1.0, 0.5, 0.18) * pow(limb, 4.0) * (0.9 + 0.6 * life.y);
  vec3 mirrored = reflect(-view, normal);
  colour += room(mirrored, 0.3) * (0.02 + 0.45 * pow(limb, 3.0));
  gl_FragColor = exposed(colour * mix(0.5, 1.0, presence) * (0.55 + 0.45 * uLampPower), vAway, 0.32 + 0.3 * nucleus);
}
`;

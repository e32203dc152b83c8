import { noise } from '../../shading/noise.glsl.ts';
import { placed, placing, studio } from '../../shading/studio.glsl.ts';

export const coreVertex = /* glsl */ `
${placing}
varying vec3 vLocal;
void main() {
  vLocal = position;
  place(position, position);
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
varying vec3 vLocal;
uniform vec3 gaze;      // where the nucleus leans, in the body's own space
uniform vec4 life;      // clock, pulse, breath, activity

float convection(vec3 p) {
  float t = life.x * 0.16;
  vec3 warp = vec3(noise3(p * 1.15 + vec3(0.0, -t, 4.0)), noise3(p * 1.15 + vec3(7.0, t, 0.0)), 0.0);
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

  float upper = convection(normal);
  vec3 deep = normal + into * 0.55;
  float lower = convection(deep * 1.25 + 3.0);

  // The nucleus: nearest approach of the line of sight to a point that leans with the gaze.
  vec3 arm = gaze - normal;
  float along = dot(arm, into);
  float miss = length(arm - into * along);
  float nucleus = exp(-miss * miss * 7.5) * (1.0 + 0.22 * life.z);
  float iris = exp(-pow((miss - 0.44 - 0.03 * life.z) * 9.0, 2.0));

  float veins = 1.0 - abs(lower);
  veins = smoothstep(0.62, 1.0, veins);
  float cells = smoothstep(-0.75, 0.85, upper);

  float body = pow(facing, 0.75);
  vec3 ember = vec3(0.34, 0.055, 0.012);
  vec3 amber = vec3(1.0, 0.34, 0.07);
  vec3 gold = vec3(1.0, 0.6, 0.2);
  vec3 white = vec3(1.0, 0.90, 0.74);

  vec3 colour = mix(ember, amber, body);
  colour = mix(colour, gold, body * (0.28 + 0.62 * cells));
  colour *= 0.16 + 0.42 * cells + 0.16 * body;
  colour += gold * veins * (0.25 + 0.75 * body) * (0.4 + 0.4 * life.w);
  colour += amber * iris * body * 0.5;
  colour = mix(colour, white * 1.25, clamp(nucleus * (0.5 + 0.3 * cells), 0.0, 1.0));
  colour *= 0.86 + 0.07 * life.z + 0.16 * life.w;
  colour += white * life.y * (0.22 + 0.5 * nucleus);

  // Skin: a thin bright limb, a cool catchlight of the key, darker just inside.
  float limb = 1.0 - facing;
  colour *= mix(1.0, 0.55, smoothstep(0.55, 0.86, limb));
  colour += vec3(1.0, 0.62, 0.28) * smoothstep(0.78, 1.0, limb) * (0.75 + 0.6 * life.y);
  vec3 mirrored = reflect(-view, normal);
  colour += room(mirrored, 0.25) * (0.05 + 0.5 * pow(limb, 3.0));
  gl_FragColor = exposed(colour * mix(0.5, 1.0, presence) * (0.55 + 0.45 * uLampPower), vAway, 0.32 + 0.3 * nucleus);
}
`;

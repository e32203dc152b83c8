// The ridges of the core's fingerprint: the same function as in shared/ridges.ts. The cosine of a
// phase gives the ridges; the phase grows with the distance to the two foci of the whorl, and makes
// one turn around each minutia, where a ridge ends or forks.
uniform vec2 foci;                  // one focus of the whorl; the other is its opposite
uniform vec2 minutiae[MINUTIAE];    // where ridges end or fork
uniform vec4 shape;                 // ridges a unit; arches: height of the middle, curvature, where they begin
uniform vec2 breaks[BREAKS];        // where two ridges touch

// Two slow waves that bend the ridges.
float bend(vec2 p) {
  return sin(p.x * 2.1 + 1.3 * sin(p.y * 1.7)) * 0.5 + sin(p.y * 2.3 + 1.1 * sin(p.x * 1.9 + 2.0)) * 0.5;
}

struct Skin {
  vec2 position;   // on the bent plane
  vec2 wave;       // cosine and sine of the phase
  vec2 slope;      // gradient of the phase on the plane
  float open;      // 0 where two ridges touch and interrupt the valley between them
  float reach;     // distance from the middle of the whorl
};

// Adds one turn of the phase around a point. arm: vector from it; charge: 1 or -1, direction of the
// turn.
void addTurn(vec2 arm, float charge, inout vec2 turned, inout vec2 slope) {
  vec2 turn = vec2(arm.x, arm.y * charge);
  turned = vec2(turned.x * turn.x - turned.y * turn.y, turned.x * turn.y + turned.y * turn.x);
  slope += charge * vec2(-arm.y, arm.x) / (dot(arm, arm) + 1e-3);
}

// Position on the plane of a point on half sphere and tube of radius 1.
vec2 planeAt(vec3 unit, float up) {
  float scale = 1.0 / (1.0 + max(unit.z, -0.5));
  return vec2(unit.x * scale * 1.35, up * (up < 0.0 ? 0.5 : scale) * 1.15);
}

// Height of the skin, 0 in a valley to 1 on a ridge. share: of the relief that is shown.
float heightOf(Skin skin, float share) { return 1.0 - (0.5 - 0.5 * skin.wave.x * share) * skin.open; }

// Share of the ridges' height: the finger is smooth below the joint.
float ridgesAt(float up) { return smoothstep(-1.6, -1.0, up); }

// plane: position on the fingertip; drift: where the whorl has its middle.
Skin skinAt(vec2 plane, vec2 drift) {
  float turns = 6.2831853 * shape.x;
  Skin skin;
  skin.position = plane + 0.06 * vec2(bend(plane * 1.6), bend(plane.yx * 1.6 + vec2(4.0, 2.0)));
  skin.position.y += 0.18 * plane.x * plane.x;
  vec2 p = skin.position;
  vec2 first = p - drift - foci, second = p - drift + foci;
  float firstLength = length(first) + 1e-4, secondLength = length(second) + 1e-4;
  float whorl = skin.reach = 0.5 * (firstLength + secondLength);
  vec2 whorlSlope = 0.5 * (first / firstLength + second / secondLength);
  float arch = whorl * 0.3 + 0.7 * (shape.y - p.y) - shape.z * p.x * p.x;
  vec2 archSlope = whorlSlope * 0.3 + vec2(-2.0 * shape.z * p.x, -0.7);
  float low = smoothstep(shape.w, shape.w + ARCH_REACH, 0.3 * p.x * p.x - 0.22 * p.x - p.y);
  float phase = turns * mix(whorl, arch, low);
  skin.slope = turns * mix(whorlSlope, archSlope, low);
  vec2 turned = vec2(1.0, 0.0);
  for (int i = 0; i < MINUTIAE; i++) addTurn(p - minutiae[i], i % 2 == 0 ? CHARGE_EVEN : CHARGE_ODD, turned, skin.slope);
  addTurn(first, 1.0, turned, skin.slope);
  skin.open = 1.0;
  for (int i = 0; i < BREAKS; i++) {
    vec2 arm = (p - breaks[i]) / BREAK_RADIUS;
    skin.open *= 1.0 - exp(-dot(arm, arm));
  }
  turned /= length(turned) + 1e-9;
  vec2 wave = vec2(cos(phase), sin(phase));
  skin.wave = vec2(turned.x * wave.x - turned.y * wave.y, turned.x * wave.y + turned.y * wave.x);
  return skin;
}

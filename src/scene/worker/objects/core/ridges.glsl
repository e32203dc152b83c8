uniform vec2 foci;
uniform vec2 minutiae[MINUTIAE];
uniform vec2 breaks[BREAKS];

float bend(vec2 p) {
  return sin(p.x * 2.1 + 1.3 * sin(p.y * 1.7)) * 0.5 + sin(p.y * 2.3 + 1.1 * sin(p.x * 1.9 + 2.0)) * 0.5;
}

struct Skin {
  vec2 place;     // on the bent plane
  vec2 wave;      // cosine and sine of the phase
  vec2 slope;     // change of the phase on the plane
  float open;     // 0 where two ridges touch and the valley between them is interrupted
  float reach;    // distance from the middle of the whorl
};

// Adds a turn of the phase around a place.
void turnAround(vec2 arm, float charge, inout vec2 turned, inout vec2 slope) {
  vec2 turn = vec2(arm.x, arm.y * charge);
  turned = vec2(turned.x * turn.x - turned.y * turn.y, turned.x * turn.y + turned.y * turn.x);
  slope += charge * vec2(-arm.y, arm.x) / (dot(arm, arm) + 1e-3);
}

Skin skinAt(vec2 plane, vec2 drift) {
  const float TURNS = 6.2831853 * RIDGES;
  Skin skin;
  skin.place = plane + 0.06 * vec2(bend(plane * 1.6), bend(plane.yx * 1.6 + vec2(4.0, 2.0)));
  skin.place.y += 0.18 * plane.x * plane.x;
  vec2 p = skin.place;
  vec2 one = p - drift - foci, two = p - drift + foci;
  float near = length(one) + 1e-4, far = length(two) + 1e-4;
  float whorl = skin.reach = 0.5 * (near + far);
  vec2 round_ = 0.5 * (one / near + two / far);
  float arch = whorl * 0.3 + 0.7 * (0.35 - p.y) - 0.34 * p.x * p.x;
  vec2 arched = round_ * 0.3 + vec2(-0.68 * p.x, -0.7);
  float low = smoothstep(0.14, 0.5, 0.3 * p.x * p.x - 0.22 * p.x - p.y);
  float phase = TURNS * mix(whorl, arch, low);
  skin.slope = TURNS * mix(round_, arched, low);
  vec2 turned = vec2(1.0, 0.0);
  for (int i = 0; i < MINUTIAE; i++) turnAround(p - minutiae[i], i % 2 == 0 ? CHARGE_EVEN : CHARGE_ODD, turned, skin.slope);
  turnAround(one, 1.0, turned, skin.slope);
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

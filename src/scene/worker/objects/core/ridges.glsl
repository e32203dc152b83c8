uniform vec2 foci;
uniform vec2 minutiae[MINUTIAE];

float bend(vec2 p) {
  return sin(p.x * 2.1 + 1.3 * sin(p.y * 1.7)) * 0.5 + sin(p.y * 2.3 + 1.1 * sin(p.x * 1.9 + 2.0)) * 0.5;
}

struct Skin {
  vec2 place;     // on the bent plane
  vec2 wave;      // cosine and sine of the phase
  vec2 slope;     // change of the phase on the plane
  float reach;    // distance from the middle of the whorl
};

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
  float arch = whorl * 0.35 + 0.45 * (0.45 - p.y) - 0.28 * p.x * p.x + 0.02;
  vec2 arched = round_ * 0.35 + vec2(-0.56 * p.x, -0.45);
  float low = smoothstep(0.12, 0.55, 0.25 * p.x * p.x - p.y);
  float phase = TURNS * mix(whorl, arch, low);
  skin.slope = TURNS * mix(round_, arched, low);
  vec2 turned = vec2(1.0, 0.0);
  for (int i = 0; i < MINUTIAE; i++) {
    vec2 arm = p - minutiae[i];
    float charge = i % 2 == 0 ? CHARGE_EVEN : CHARGE_ODD;
    vec2 turn = vec2(arm.x, arm.y * charge);
    turned = vec2(turned.x * turn.x - turned.y * turn.y, turned.x * turn.y + turned.y * turn.x);
    skin.slope += charge * vec2(-arm.y, arm.x) / (dot(arm, arm) + 1e-3);
  }
  turned /= length(turned) + 1e-9;
  vec2 wave = vec2(cos(phase), sin(phase));
  skin.wave = vec2(turned.x * wave.x - turned.y * wave.y, turned.x * wave.y + turned.y * wave.x);
  return skin;
}

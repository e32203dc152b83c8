// The path and colour of the flow: a stream of light that runs through all bodies on a closed
// curve. `u` is a position on the curve, 0 to 1; the fractional part counts.
uniform vec3 curve[CURVE_POINTS];   // control points
uniform float clock;      // seconds
uniform float brightest;  // position of the brightest light
uniform float straight;   // 0 a closed curve to 1 a straight stream
uniform float explode;    // how far the bodies are apart, 0 to 1
uniform vec4 stops;    // positions of shield, learning, agents and core on the curve; edge is at 0
uniform vec3 tints[5]; // colours at edge, shield, learning, agents and core
uniform float density;
uniform vec4 uBend;    // the pointer: position on the picture, strength, aspect ratio
uniform vec4 uSpheres[5];   // centre and radius of each body, the core last

vec3 controlPoint(int i) { return curve[(i + CURVE_POINTS) % CURVE_POINTS]; }

// Position and direction on the curve, a Catmull-Rom spline.
void curveAt(float u, out vec3 at, out vec3 direction) {
  float s = fract(u) * float(CURVE_POINTS);
  int i = int(s);
  float t = s - float(i);
  vec3 a = controlPoint(i - 1), b = controlPoint(i), c = controlPoint(i + 1), d = controlPoint(i + 2);
  vec3 k1 = 0.5 * (c - a);
  vec3 k2 = a - 2.5 * b + 2.0 * c - 0.5 * d;
  vec3 k3 = 0.5 * (d - a) + 1.5 * (b - c);
  // A straight stream is linear, because a spline would swing out at its two ends.
  at = mix(b + t * (k1 + t * (k2 + t * k3)), mix(b, c, t), straight);
  direction = mix(k1 + t * (2.0 * k2 + 3.0 * t * k3), c - b, straight);
}

// Colour: from that of one body to that of the next.
vec3 tint(float u) {
  u = fract(u);
  vec3 c = mix(tints[0], tints[1], smoothstep(0.12 * stops.x, 0.88 * stops.x, u));
  c = mix(c, tints[2], smoothstep(mix(stops.x, stops.y, 0.12), mix(stops.x, stops.y, 0.88), u));
  c = mix(c, tints[3], smoothstep(mix(stops.y, stops.z, 0.12), mix(stops.y, stops.z, 0.88), u));
  c = mix(c, tints[4], smoothstep(mix(stops.z, stops.w, 0.2), mix(stops.z, stops.w, 0.75), u));
  return mix(c, tints[0], smoothstep(mix(stops.w, 1.0, 0.35), mix(stops.w, 1.0, 0.85), u));
}

// Relative width: narrow at bodies, 1 between them.
float widthAt(float u) {
  float near = 1.0;
  u = fract(u);
  near = min(near, min(u, 1.0 - u));
  near = min(near, min(abs(u - stops.x), abs(u - stops.y)));
  near = min(near, min(abs(u - stops.z), abs(u - stops.w)));
  return mix(0.05, 1.0, smoothstep(0.0, 0.085, near));
}

// Visibility: a straight stream has no way back from the core to its start.
float visibility(float u) {
  u = fract(u);
  float back = smoothstep(stops.w, stops.w + 0.012, u) * (1.0 - smoothstep(1.0 - 1.0 / float(CURVE_POINTS), 1.0 - 0.6 / float(CURVE_POINTS), u));
  return 1.0 - back * straight;
}

// Position beside the curve: angle and radius around it, twisted.
vec3 braided(float u, float angle, float radius, out vec3 direction) {
  vec3 at;
  curveAt(u, at, direction);
  vec3 forward = normalize(direction);
  vec3 side = normalize(cross(forward, abs(forward.z) < 0.92 ? vec3(0.0, 0.0, 1.0) : vec3(0.0, 1.0, 0.0)));
  vec3 up = cross(side, forward);
  float width = widthAt(u);
  float twist = angle + u * 50.0 + clock * 0.22;
  float offset = 0.17 * width * radius * (1.0 + 0.35 * sin(u * 43.0 + angle * 2.0)) * (1.0 + explode * 2.6) * mix(1.0, 0.7, straight);
  return at + (side * cos(twist) + up * sin(twist)) * offset;
}

// Brightness at a position: fades out towards the core and, as Edge's prisms would cut it off, above Edge.
// It is less inside the other bodies, so that the stream does not cover them.
float dimInside(vec3 at) {
  float bright = smoothstep(1.2, 2.2, distance(at, uSpheres[4].xyz) / max(uSpheres[4].w, 1e-3));
  for (int body = 0; body < 4; body++) {
    float near = distance(at, uSpheres[body].xyz) / max(uSpheres[body].w, 1e-3);
    bright *= body == 0 ? smoothstep(0.6, 1.3, near) : mix(0.5, 1.0, smoothstep(0.35, 1.0, near));
  }
  return bright;
}

// The stream's colour as it takes the core's light, by the distance from it in its radii.
vec3 warmed(vec3 colour, vec3 at) {
  float far = distance(at, uSpheres[4].xyz) / max(uSpheres[4].w, 1e-3);
  return mix(colour, vec3(1.7, 0.65, 0.17), 1.0 / (1.0 + 0.2 * far * far * far));
}

// A clip-space position, moved away from the pointer.
vec4 bendAway(vec4 at) {
  vec2 fromPointer = (at.xy / at.w - uBend.xy) * vec2(uBend.w, 1.0);
  float distanceSquared = dot(fromPointer, fromPointer);
  vec2 push = fromPointer * inversesqrt(distanceSquared + 1e-4) * exp(-distanceSquared * 26.0) * 0.085 * uBend.z;
  at.xy += push / vec2(uBend.w, 1.0) * at.w;
  return at;
}

// The brightest light of the flow, with a trail behind it.
float headLight(float u) {
  float behind = fract(brightest - u + 0.5) - 0.5;
  return smoothstep(-0.006, 0.004, behind) * exp(-max(behind, 0.0) * 26.0);
}

#include <shadows>
#include <place>
#include <agents_turning>
attribute float part;
uniform vec4 seat;    // angle and radius on the ring, how far open
varying vec3 vGate;
void main() {
  vec3 at = position;
  vec3 facing = normal;
  if (abs(part) > 0.5) {
    // Leaves slide into the frame's left and right posts.
    at.x = part * (0.138 - (0.138 - abs(at.x)) * (1.0 - 0.92 * seat.z));
  }
  vec3 out_ = vec3(cos(seat.x), sin(seat.x), 0.0);
  vec3 way = vec3(-out_.y, out_.x, 0.0);
  mat3 frame = mat3(out_, vec3(0.0, 0.0, -1.0), way);
  float radius = seat.y * (1.0 + loose * 0.28);
  vGate = vec3(part, length(position.xy), position.z);
  placeVertex(turns[0] * (out_ * radius + frame * at) + apart[0], turns[0] * (frame * facing));
}

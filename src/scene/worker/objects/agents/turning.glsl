uniform mat3 turns[3];
uniform vec3 apart[3];   // of each ring, from the middle
uniform float loose;

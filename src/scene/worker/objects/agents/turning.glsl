// Rotation and position of the agents body's three rings.
uniform mat3 ringRotations[3];
uniform vec3 ringOffsets[3];   // offset of each ring from the body's middle
uniform float explode;         // how far the rings are apart in radius, 0 to 1

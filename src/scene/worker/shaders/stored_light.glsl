// Back from what targets hold to light: see `stored` in shaders/output.glsl.
vec3 lightOf(vec3 stored) { return -log(max(1.0 - stored, 2e-4)); }

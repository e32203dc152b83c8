// Inverse of encodeLight in shaders/output.glsl.
vec3 decodeLight(vec3 encoded) { return -log(max(1.0 - encoded, 2e-4)); }

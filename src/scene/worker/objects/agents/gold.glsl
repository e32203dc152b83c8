// Reflectance of gold, face on.
const vec3 GOLD = vec3(1.0, 0.66, 0.25);

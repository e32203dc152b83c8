varying vec3 vAt;
varying vec3 vNormal;
varying float vAway;
varying vec4 vReach;   // how much of the key light, the core's and the sky's arrives; light in the air before it

#include <surface>
#include <placed>
uniform vec3 accent;
// Uniforms and varyings: see vertex.glsl.
uniform float clock, activity, seamFlash, uPointScale;
uniform float demoWeight;    // how far the demo is shown, 0 to 1
uniform float demoReach;     // how far its bits reach, 0 to 1
uniform int piece;
uniform sampler2D behind;    // the picture without the glass, encoded light, with mipmaps
uniform bool hasBehind;       // otherwise glass is only see-through
uniform float behindLevel;   // its mipmap that is as blurred as the glass is rough
uniform mat4 projectionMatrix;
// How far the demo's bits are shown at a place between seat (-1) and opening (1).
float demoAt(float along) { return demoWeight * smoothstep(0.0, 0.12, demoReach * 2.3 - 1.1 - along); }
varying vec3 vBits, vWeights, vPlate, vBulge;
varying float vAlong, vInnerLight;

// Light that glass absorbs on a way of one radius, by colour (Beer and Lambert).
const vec3 ABSORPTION = vec3(1.9, 1.15, 0.3);

// The picture behind, encoded, as a ray shows it that leaves the glass at this place; red, green and
// blue are bent by different angles. Alpha is that of the picture. Its texels are larger than pixels, so
// that each colour is the mean of several places around its own.
vec4 refracted(vec3 exit) {
  vec4 clip = projectionMatrix * viewMatrix * vec4(exit, 1.0);
  vec2 at = clip.xy / clip.w * 0.5 + 0.5;
  vec2 own = gl_FragCoord.xy / (vec2(textureSize(behind, 0)) * BEHIND_DIVISOR);
  vec2 spread = (at - own) * 0.06;
  vec2 apart = 0.75 * exp2(behindLevel) / vec2(textureSize(behind, 0)), mirrored = vec2(apart.x, -apart.y);
  vec4 middle = 0.25 * (textureLod(behind, at - apart, behindLevel) + textureLod(behind, at + apart, behindLevel)
    + textureLod(behind, at - mirrored, behindLevel) + textureLod(behind, at + mirrored, behindLevel));
  float red = textureLod(behind, at - spread - apart, behindLevel).r + textureLod(behind, at - spread + apart, behindLevel).r;
  float blue = textureLod(behind, at + spread - mirrored, behindLevel).b + textureLod(behind, at + spread + mirrored, behindLevel).b;
  return vec4(0.5 * red, middle.g, 0.5 * blue, middle.a);
}

// How far a place lies inside the plate, as edgeDistance, that is moved along the plate from this one.
float edgeDistanceAt(vec3 moved) {
  vec3 x = dFdx(vPosition), y = dFdy(vPosition);
  float xx = dot(x, x), xy = dot(x, y), yy = dot(y, y), mx = dot(moved, x), my = dot(moved, y);
  vec2 pixels = vec2(mx * yy - my * xy, my * xx - mx * xy) / max(xx * yy - xy * xy, 1e-20);
  vec3 at = vWeights + pixels.x * dFdx(vWeights) + pixels.y * dFdy(vWeights);
  return min(min(at.x, at.y), at.z);
}

void main() {
  float innerShell = vPlate.x;
  float innerFace = vPlate.y;
  float rimFace = vPlate.z;
  // A pixel at an edge is shaded for its middle, which may lie outside of the plate.
  float edgeDistance = max(min(min(vWeights.x, vWeights.y), vWeights.z), 0.0);
  vec3 sight = normalize(cameraPosition - vPosition);
  vec3 lightColour = mix(accent, vec3(0.9), 0.15);

  // A light runs over the seams (edges of the plates) from the seat to the opening.
  float head = fract(clock * 0.13) * 3.2 - 1.35;
  float behind = head - vAlong;
  float run = smoothstep(-0.015, 0.03, behind) * exp(-max(behind, 0.0) * 3.2);
  float front = exp(-behind * behind * 260.0);

  // In a visitor's demo the seams show the bits of a hash: 1 is light, 0 is dark, a bit that
  // differs from the signed hash is orange. The nearest edge is opposite to the corner with the
  // smallest weight.
  float bit = edgeDistance >= vWeights.x ? vBits.x : edgeDistance >= vWeights.y ? vBits.y : vBits.z;
  float isOdd = step(1.5, bit);
  float one = bit - 2.0 * isOdd;
  float demoShare = demoAt(vAlong);
  float seam = mix(1.0 - demoWeight * 0.75, 3.4 * one + 0.1, demoShare);
  vec3 seamLight = mix(accent, mix(vec3(0.50, 0.68, 1.0), vec3(1.0, 0.60, 0.20), isOdd), demoShare * max(one, isOdd));
  seam = mix(seam, max(seam, 3.0), demoShare * isOdd);

  // Plates seen from inside are glass as well: light gathers at their edges.
  float gathered = 0.22 + 1.3 * exp(-edgeDistance * 16.0);
  vec3 glow = lightColour * vInnerLight * (piece == 1 ? 0.5 : 1.0) * mix(gathered, 1.0, rimFace);
  float groove = (1.0 - rimFace) * (1.0 - innerFace);
  float seamward = (1.0 - smoothstep(0.0, 0.05, edgeDistance)) * groove;
  float ownShare = 1.0 - demoShare;
  glow += seamLight * groove * line(edgeDistance, 0.075, 0.006 + 0.012 * demoShare * one) * (0.16 + 1.3 * run * ownShare * (0.3 + activity)) * seam * (1.0 - innerShell);
  // A rim narrower than a pixel, as one at a grazing angle is, gives only its share of light: it would be a row of dots.
  float cover = mix(1.0, 0.35 + 0.65 * smoothstep(0.1, 1.2, 0.028 * uPointScale * gl_FragCoord.w * abs(dot(normalize(vNormal), sight))), rimFace);
  glow += seamLight * rimFace * seam * (0.16 + 2.2 * run * (0.25 + 0.75 * activity) + 0.9 * seamFlash) * mix(1.0, 0.8, innerShell);
  glow += mix(accent, vec3(0.85, 0.93, 1.0), 0.7) * front * (rimFace + seamward) * (0.35 + 1.4 * activity) * (1.0 - innerShell);
  glow += seamLight * seamward * (0.05 + 0.5 * run * ownShare * activity + 0.16 * demoShare) * seam;
  // The inner shell is translucent.
  float edgeward = 1.0 - smoothstep(0.0, 0.15, edgeDistance);
  glow += innerShell * lightColour * (0.02 + 0.4 * edgeward * edgeward) * (0.45 + 0.75 * activity) * (1.0 - innerFace * 0.3);
  // The warm light in the middle shines through it, by how far the line of sight passes from it, in radii.
  vec3 past = cross(uSpheres[1].xyz - vPosition, sight) / uSpheres[1].w;
  float ember = exp(-38.0 * dot(past, past));
  glow += innerShell * ember * (1.0 - 0.75 * edgeward) * (0.6 + 0.6 * activity) * (vec3(3.2, 0.95, 0.17) + vec3(4.4, 2.9, 1.4) * ember * ember);
  vec3 normal = normalize(vNormal);
  if (piece == 1) {
    float away = 1.0 - clamp(dot(normal, sight), 0.0, 1.0);
    vec3 mirrored = environment(reflect(-sight, normalize(normal + vBulge * 0.55)), 0.06) * (0.05 + 0.95 * away * away * away * away * away);
    gl_FragColor = vec4(encodeLight((glow + mirrored) * (intensity * fogTransmittance(vDepth))), 0.0);
    return;
  }
  // Frames and inner shell are metal, plates are glass.
  float metal = piece == 0 ? 1.0 : 0.0;
  // Dust on the glass catches the core's light.
  Material material = plain(vec3(0.018, 0.016, 0.014) * (1.0 - metal), mix(vec3(0.05), mix(accent, vec3(0.72, 0.76, 0.82), 0.5 - 0.4 * innerShell), metal), mix(0.15, mix(0.36, 0.4, innerShell), metal));
  // In a demo the rims show its bits, so other light on them is weaker.
  material.ao = mix(mix(0.6, 1.0, metal), 0.45, innerShell) * (1.0 - 0.75 * demoShare * rimFace);
  material.rim = accent * (0.4 * (1.0 - 0.8 * demoShare * rimFace));
  material.glow = glow;
  if (piece == 0) {
    gl_FragColor = outputOpaque(cover * litColour(material, vPosition, normal, vVisibility), vDepth, vVisibility.w);
    return;
  }
  if (uTile >= 0) {
    // Glass colours the core's light and hides nothing.
    gl_FragColor = vec4(exp(-0.4 * ABSORPTION), 1.0);
    return;
  }
  // The plate is a slab: where the ray leaves it through its side, the side mirrors the room.
  vec3 inside = refract(-sight, normal, 1.0 / 1.45);
  vec3 moved = (inside / max(-dot(inside, normal), 0.3) + normal) * (PLATE_DEPTH * uSpheres[1].w);
  // Where glass does not refract, a plate is as thin as it is drawn.
  float back = 1.0, side = 0.0;
  vec3 sideLight = vec3(0.0);
  if (hasBehind) {
    back = edgeDistanceAt(moved);
    side = 1.0 - smoothstep(-0.012, 0.012, back);
    vec3 sideways = normalize(moved + 1e-5);
    sideLight = side * environment(inside - 2.0 * dot(inside, sideways) * sideways, 0.45) * mix(accent, vec3(1.0), 0.2) * 0.5
      + line(back, 0.0, 0.008) * mix(accent, vec3(1.0), 0.5) * (0.1 + 0.5 * vInnerLight);
  }
  // A plate is a lens: convex, so that it bends what is behind it and reflects the room as a whole.
  normal = normalize(normal + vBulge * 0.55);
  vec3 light = litColour(material, vPosition, normal, vVisibility) * fogTransmittance(vDepth);
  vec3 ray = refract(-sight, normal, 1.0 / 1.45);
  float way = GLASS_DEPTH / max(-dot(ray, normalize(vNormal)), 0.35);
  vec3 passed = exp(-ABSORPTION * way);
  vec2 share = mirrorShare(material.rough, clamp(dot(normal, sight), 0.0, 1.0));
  passed *= 1.0 - (0.05 * share.x + share.y);
  passed *= 1.0 - 0.8 * side;
  light += sideLight * (intensity * fogTransmittance(vDepth));
  light += glowColour(vec3(vVisibility.w * uCoreLightPower));
  if (!hasBehind) {
    gl_FragColor = vec4(encodeLight(light), 1.0 - dot(passed, vec3(0.3333)));
    return;
  }
  vec4 picture = refracted(vPosition + ray * (way * uSpheres[1].w));
  gl_FragColor = vec4(encodeLight(light + decodeLight(picture.rgb) * passed), picture.a);
}

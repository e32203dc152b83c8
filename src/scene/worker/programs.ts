import type { WebGLRenderer } from 'three';

/**
 * Replaces three's own check, which reads three logs of every program and blocks on each: the link
 * status alone is read, and the logs only where it is false.
 *
 * @returns checks the next unchecked program and returns whether there was one; throws with the
 *   driver's message when it did not link
 */
export function programProof(renderer: WebGLRenderer, gl: WebGL2RenderingContext): () => boolean {
  renderer.debug.checkShaderErrors = false;
  let proven = 0;
  return () => {
    const { program } = (renderer.info.programs?.[proven] ?? {}) as { program?: WebGLProgram };
    if (!program) return false;
    proven += 1;
    if (gl.getProgramParameter(program, gl.LINK_STATUS)) return true;
    const shaders = gl.getAttachedShaders(program) ?? [];
    const logs = [
      gl.getProgramInfoLog(program),
      ...shaders.map((shader) => gl.getShaderInfoLog(shader)),
    ];
    throw new Error(logs.filter(Boolean).join(' '));
  };
}

import type { WebGLRenderer } from 'three';

/**
 * Three would ask every program for three logs, and wait for each; one question is enough.
 *
 * @returns looks at the next program that has not been looked at, says whether there was
 *   one, and throws with the driver's message when it did not link
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

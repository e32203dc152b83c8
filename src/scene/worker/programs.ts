import type { WebGLRenderer } from 'three';

/**
 * Checks whether shader programs linked, and turns off three.js's own check, which reads three logs
 * of every program and blocks on each. Here the logs are read only of a program that did not link.
 *
 * @returns checks the next unchecked program and returns whether there was one; throws with the
 *   driver's message when it did not link
 */
export function programChecker(renderer: WebGLRenderer, gl: WebGL2RenderingContext): () => boolean {
  renderer.debug.checkShaderErrors = false;
  let checkedCount = 0;
  return () => {
    const { program } = (renderer.info.programs?.[checkedCount] ?? {}) as {
      program?: WebGLProgram;
    };
    if (!program) return false;
    checkedCount += 1;
    if (gl.getProgramParameter(program, gl.LINK_STATUS)) return true;
    const shaders = gl.getAttachedShaders(program) ?? [];
    const logs = [
      gl.getProgramInfoLog(program),
      ...shaders.map((shader) => gl.getShaderInfoLog(shader)),
    ];
    throw new Error(logs.filter(Boolean).join(' '));
  };
}

import type { WebGLRenderer } from 'three';
import { whenGpuDone } from './fences.ts';

/** The parts of three.js's class that are read here. */
interface Program {
  program: WebGLProgram;
  isReady(): boolean;
}

/**
 * Checks whether shader programs linked, and turns off three.js's own check, which reads three logs
 * of every program and blocks on each. Here the logs are read only of a program that did not link.
 */
export function programChecker(renderer: WebGLRenderer, gl: WebGL2RenderingContext) {
  renderer.debug.checkShaderErrors = false;
  const tellsCompletion = gl.getSupportedExtensions()?.includes('KHR_parallel_shader_compile');
  let checkedCount = 0;
  const next = () => renderer.info.programs?.[checkedCount] as unknown as Program | undefined;
  const check = ({ program }: Program) => {
    checkedCount += 1;
    if (gl.getProgramParameter(program, gl.LINK_STATUS)) return;
    const shaders = gl.getAttachedShaders(program) ?? [];
    const logs = [
      gl.getProgramInfoLog(program),
      ...shaders.map((shader) => gl.getShaderInfoLog(shader)),
    ];
    throw new Error(logs.filter(Boolean).join(' '));
  };
  return {
    /**
     * Checks each program once it is linked, because the question blocks until then.
     *
     * @param step called between two questions
     * @throws with the driver's message when a program did not link
     */
    async whenLinked(step: () => Promise<void>) {
      if (!tellsCompletion) await whenGpuDone(gl);
      for (let program = next(); program; program = next()) {
        while (!program.isReady()) await step();
        check(program);
        await step();
      }
    },
    /** Checks all programs at once. @throws with the driver's message when one did not link */
    checkAll() {
      for (let program = next(); program; program = next()) check(program);
    },
  };
}

import type { Plugin } from 'vite';

/** Chunks that three's own program header or output step reads by name. */
const needed = new Set(['common', 'colorspace_pars_fragment', 'tonemapping_pars_fragment']);
/** A shader text of three, as its bundle prints it. */
const chunk = /^(?:var|const) (\w+) = "(?:[^"\\]|\\.)*";$/gm;
/** The bundle has 109 of them; far fewer means that it is printed in another way. */
const fewest = 80;

const template = /`[^`]*`/g;
const comment = /\/\/[^\n]*/g;

/**
 * Takes out of the scene's chunk what never reaches a graphics card: three's shaders
 * for its own materials (every body here brings its own), and comments and indentation
 * of ours.
 *
 * What it costs: a built-in material of three (MeshStandardMaterial …) would draw
 * nothing in a build. A version of three that prints its shaders in another way stops
 * the build, so the reason to check is never missed.
 */
export function leanShaders(): Plugin {
  return {
    name: 'lean-shaders',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/three\/build\/three\.module\.js|\.glsl\.ts/ },
      handler(code, id) {
        if (id.includes('.glsl.ts')) {
          const lean = code.replace(template, (text) =>
            text.replace(comment, '').replace(/\n\s+/g, '\n'),
          );
          return { code: lean, map: null };
        }
        let emptied = 0;
        const lean = code.replace(chunk, (line, name: string) => {
          if (needed.has(name)) return line;
          emptied += 1;
          return `const ${name} = "";`;
        });
        if (emptied < fewest) this.error('three no longer prints its shaders as expected.');
        return { code: lean, map: null };
      },
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sources = fileURLToPath(import.meta.resolve('three/src/Three.js'));
/** What three puts into the programs of other materials than its own. */
const needed = /(?:colorspace_pars_fragment|default_(?:vertex|fragment))\.glsl\.js$/;

/**
 * Leaves the shaders of three's own materials out of the build: the scene has none of these materials,
 * and their sources are 25 kB of its chunk, compressed. Three is built from its single modules for that.
 *
 * What it costs: a material of three's, used by mistake, draws nothing in the build, though it does in
 * development.
 */
export function dropThreeShaders(): Plugin {
  return {
    name: 'drop-three-shaders',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^three$/ },
      handler: () => sources,
    },
    load: {
      filter: { id: /\/three\/src\/renderers\/shaders\/Shader(?:Chunk|Lib)\/.*\.glsl\.js$/ },
      handler(id) {
        if (needed.test(id)) return null;
        return id.includes('/ShaderLib/')
          ? 'export const vertex = "", fragment = ""'
          : 'export default ""';
      },
    },
  };
}

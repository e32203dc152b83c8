import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sources = fileURLToPath(import.meta.resolve('three/src/Three.js'));
/** The chunks of GLSL that three.js adds to the shaders of custom materials. */
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

/** sonner's helper, as its bundle prints it; it makes a `<style>` element when the module runs. */
const injection = /^__insertCSS\(/m;

/**
 * Takes out the call by which sonner injects its stylesheet when it is imported.
 *
 * The site's policy is `style-src-elem 'self'`: the injected element would be
 * refused and reported in the console of every visitor who sees a notice. The same
 * rules are imported as a file in `ui/toasts/sonner-viewport.tsx`.
 *
 * What it costs: it knows a line of another package. A version that no longer has
 * that line stops the build, so a change of that package is noticed.
 */
export function stripStyleInjection(): Plugin {
  return {
    name: 'strip-style-injection',
    // Served as it is in development too, or the injected copy would come after ours and win.
    config: () => ({ optimizeDeps: { exclude: ['sonner'], include: ['react', 'react-dom'] } }),
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        if (!injection.test(code)) this.error('sonner no longer injects its styles as expected.');
        return { code: code.replace(injection, 'void ('), map: null };
      },
    },
  };
}

const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const files: Readonly<Record<string, string>> = {
  'react-router': 'dist/production/index.mjs',
  'react-router/dom': 'dist/production/dom-export.mjs',
};

/**
 * React Router 7 ships a production build without warnings for developers, but every export condition
 * in its package.json selects the development build, which is half a kilobyte larger.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(source) {
    const file = files[source];
    return file ? join(folder, file) : undefined;
  },
});

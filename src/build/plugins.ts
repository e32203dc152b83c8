import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** three.js as single modules. */
const threeSource = fileURLToPath(import.meta.resolve('three/src/Three.js'));
/** GLSL files that three.js adds to custom materials, or filters the scene's environment with. */
const keptShaders =
  /(?:colorspace_pars_fragment|default_(?:vertex|fragment)|common|(?:begin|project)_vertex|cube)\.glsl\.js$/;

/**
 * Removes the shaders of three.js's built-in materials from the build: the scene uses none of these
 * materials, and the shaders are 25 kB of its chunk, compressed. For that, `three` resolves to its
 * single modules instead of its bundle.
 *
 * A built-in material renders nothing in the build, although it works in development.
 */
export function dropThreeShaders(): Plugin {
  return {
    name: 'drop-three-shaders',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^three$/ },
      handler: () => threeSource,
    },
    load: {
      filter: { id: /\/three\/src\/renderers\/shaders\/Shader(?:Chunk|Lib)\/.*\.glsl\.js$/ },
      handler(id) {
        if (keptShaders.test(id)) return null;
        return id.includes('/ShaderLib/')
          ? 'export const vertex = "", fragment = ""'
          : 'export default ""';
      },
    },
  };
}

/**
 * Shortens GLSL: without comments, spaces beside punctuation and zeros that a number does not need.
 * A preprocessor directive keeps its line. Between two signs a space stays, because `--` is an operator.
 */
export function shortenShader(source: string): string {
  const lines = source.replace(/\/\/.*$/gm, '').split(/^(\s*#.*\n)/m);
  return lines
    .map((part) => {
      const text = part.trim();
      if (text.startsWith('#')) return `\n${text}\n`;
      return text
        .replace(/\s+/g, ' ')
        .replace(/ ?([*/=<>!?:;,(){}[\]&|^]) ?/g, '$1')
        .replace(/(?<![-+]) ?([-+]) ?(?![-+])/g, '$1')
        .replace(/\b(\d+\.\d*?)0+(?=\D|$)/g, '$1')
        .replace(/(?<![\w.])0(?=\.\d)/g, '');
    })
    .join('')
    .replace(/\n+/g, '\n')
    .trimStart();
}

/** Shortens the scene's GLSL files in the build, which saves 0.8 kB of its chunk. */
export const minifyShaders = (): Plugin => ({
  name: 'minify-shaders',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\.glsl\?raw$/ },
    async handler(id) {
      const source = await readFile(id.slice(0, -'?raw'.length), 'utf8');
      return `export default ${JSON.stringify(shortenShader(source))}`;
    },
  },
});

/** Call in sonner's bundle that adds a `<style>` element when the module is evaluated. */
const injectionCall = /^__insertCSS\(/m;

/**
 * Removes the call by which the toast package sonner injects its style sheet on import.
 *
 * The site's CSP has `style-src-elem 'self'`: the browser would refuse the element and log an error
 * for every visitor who sees a toast. `ui/toasts/sonner-viewport.tsx` imports the same rules.
 *
 * The build fails if a new version of the package no longer has this call.
 */
export function stripStyleInjection(): Plugin {
  return {
    name: 'strip-style-injection',
    // Excluded from dependency optimization, so that this plugin also transforms it in development.
    config: () => ({ optimizeDeps: { exclude: ['sonner'], include: ['react', 'react-dom'] } }),
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        if (!injectionCall.test(code))
          this.error('sonner no longer injects its styles as expected.');
        return { code: code.replace(injectionCall, 'void ('), map: null };
      },
    },
  };
}

const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const productionFiles: Readonly<Record<string, string>> = {
  'react-router': 'dist/production/index.mjs',
  'react-router/dom': 'dist/production/dom-export.mjs',
};

/**
 * Resolves React Router to its production build, which is 0.5 kB smaller. Every export
 * condition in its package.json selects the development build, which has warnings for developers.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(source) {
    const file = productionFiles[source];
    return file ? join(routerFolder, file) : undefined;
  },
});

/**
 * Removes from the build what `AnimatePresence` does with `mode="popLayout"`, which the site does not
 * use: 1 kB of every page.
 *
 * With that mode an element that leaves would keep its room in the build, although it works in
 * development.
 */
export const dropPopLayout = (): Plugin => ({
  name: 'drop-pop-layout',
  apply: 'build',
  load: {
    filter: { id: /\/AnimatePresence\/PopChild\.mjs$/ },
    handler: () => 'export const PopChild = ({ children }) => children',
  },
});

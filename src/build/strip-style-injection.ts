import type { Plugin } from 'vite';

/** sonner's helper, as its bundle prints it; it makes a `<style>` element when the module runs. */
const injection = /^__insertCSS\(/m;

/**
 * Takes out the call by which sonner injects its stylesheet when it is imported.
 *
 * The site's policy is `style-src-elem 'self'`: the injected element would be
 * refused and reported in the console of every visitor who sees a notice. The same
 * rules are imported as a file in `ui/toasts/notice-viewport.tsx`.
 *
 * What it costs: it knows a line of another package. A version that no longer has
 * that line stops the build, so the reason to check is never missed.
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

import type { Plugin } from 'vite';

/**
 * Keeps the CSS modules below the given folder in the build although no script that runs in the browser names a class of them:
 * Vite holds a CSS module to be without effect, and leaves out what nobody asks for.
 */
export function keptSheets(folder: string): Plugin {
  return {
    name: 'nebosvod:kept-sheets',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) => (id.startsWith(folder) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
    },
  };
}

import type { Plugin } from 'vite';

/** In a browser the engine's Temporal is the browser's own, or what the given file has fetched in its stead. */
export function ownTemporal(file: string): Plugin {
  return {
    name: 'nebosvod:own-temporal',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^temporal-polyfill$/ },
      handler: () => file,
    },
  };
}

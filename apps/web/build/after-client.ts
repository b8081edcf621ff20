import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A plugin that works once on the folder of the client when everything of it is written, and only if the build went well. */
export function afterClient(name: string, work: (folder: string) => Promise<void>): Plugin {
  let folder = '';
  return {
    name: `nebosvod:${name}`,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => {
      folder = resolve(config.root, config.environments.client?.build.outDir ?? config.build.outDir);
    },
    async closeBundle(error) {
      if (!error) await work(folder);
    },
  };
}

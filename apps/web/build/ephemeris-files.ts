import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the ephemeris beside the built app, where `swisseph-wasm` looks for it from a worker in `assets/`: `../wasm/`.
 * About 2.7 MB that only the time slider fetches, when it is first touched.
 */
export function ephemerisFiles(): Plugin {
  return {
    name: 'ephemeris-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const folder = join(dirname(createRequire(import.meta.url).resolve('swisseph-wasm/package.json')), 'wasm');
      for (const name of ['swisseph.wasm', 'swisseph.data']) {
        this.emitFile({ type: 'asset', fileName: `wasm/${name}`, source: readFileSync(join(folder, name)) });
      }
    },
  };
}

import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** Not source: installed, built or private. */
const excluded = ['node_modules', 'dist', 'data', '.git', '.cache', 'coverage', 'screenshots', '.env', '*.tsbuildinfo'];

/**
 * Writes `source.tgz`: the source of the very version that is being built, offered to everyone who uses it over the network
 * (AGPL-3.0, section 13). An operator with a public repository sets its address instead.
 */
export function sourceArchive(repositoryRoot: string): Plugin {
  let folder = '';
  return {
    name: 'nebosvod:source-archive',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      folder = resolve(config.root, config.environments.client?.build.outDir ?? config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      const skip = excluded.map((name) => `--exclude=${name}`);
      await promisify(execFile)('tar', ['-czf', join(folder, 'source.tgz'), ...skip, '-C', repositoryRoot, '.']).catch(
        (error) => {
          // tar ends with 1 when a file changed while it was read: the archive is whole.
          if (error.code !== 1) throw error;
        },
      );
    },
  };
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { afterClient } from './after-client.ts';

/** Not source: installed, built or private. */
const excluded = ['node_modules', 'dist', 'data', '.git', '.cache', 'coverage', 'screenshots', '.env', '*.tsbuildinfo'];

/**
 * Writes `source.tgz`: the source of the very version that is being built, offered to everyone who uses it over the network
 * (AGPL-3.0, section 13). An operator with a public repository sets its address instead.
 */
export function sourceArchive(repositoryRoot: string): Plugin {
  return afterClient('source-archive', async (folder) => {
    const skip = excluded.map((name) => `--exclude=${name}`);
    await promisify(execFile)('tar', ['-czf', join(folder, 'source.tgz'), ...skip, '-C', repositoryRoot, '.']).catch(
      (error) => {
        // tar ends with 1 when a file changed while it was read: the archive is whole.
        if (error.code !== 1) throw error;
      },
    );
  });
}

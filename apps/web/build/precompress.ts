import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterClient } from './after-client.ts';

const compressible = /\.(js|css|svg|json|webmanifest|txt|wasm|map)$/;

/** Writes `.gz` and `.br` twins beside every built text file, so that the server compresses nothing at run time. */
export function precompress(): Plugin {
  return afterClient('precompress', async (folder) => {
    const names = await readdir(folder, { recursive: true });
    await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))));
  });
}

async function compressFile(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) return;
  const bytes = await readFile(path);
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}

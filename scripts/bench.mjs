// npm run bench [name …]: each file of bench/ answers one question and prints a table.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root, run } from './steps.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const asked = process.argv.slice(2);
const files = readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.bench.ts'));
let code = 0;
for (const file of files.filter((name) => asked.length === 0 || asked.some((word) => name.startsWith(word)))) {
  console.log(`\n── ${file}`);
  code ||= await run(process.execPath, ['--conditions=@nebosvod/source', '--import', 'tsx', join('bench', file)]);
}
process.exit(code);

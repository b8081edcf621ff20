// npm run speed [interactions | film-strip | cards | tab-heights]: how fast the built pages answer under a slow processor, what is seen
// first, how long cards take, what room a tab is given while it comes.
import { ensureBuilt, ensureDebianPackages, ensureInstalled, fail, requireNode, run } from './steps.mjs';

const names = ['interactions', 'film-strip', 'cards', 'tab-heights'];
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) fail(`Нет измерения «${unknown}»: есть ${names.join(', ')}`);

requireNode();
await ensureInstalled();
await ensureDebianPackages(['chromium']);
await ensureBuilt();
let code = 0;
for (const name of names.filter((one) => asked.length === 0 || asked.includes(one)))
  code ||= await run(process.execPath, ['--conditions=@nebosvod/source', '--import', 'tsx', `e2e/${name}.speed.ts`]);
process.exit(code);

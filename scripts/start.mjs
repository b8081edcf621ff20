// npm start: installs and builds what is missing, then serves everything on one port.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root } from './steps.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

// By default V8 lets garbage pile up in proportion to the machine's memory; bounded, the server keeps under 200 MB.
const memory = ['--max-semi-space-size=8', '--max-old-space-size=1024'];
const server = spawn(process.execPath, [...memory, join(root, 'apps/api/dist/server.js')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

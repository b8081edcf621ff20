// npm start: installs and builds what is missing, then serves everything on one port.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverMemory } from './server-memory.mjs';
import { ensureBuilt, ensureInstalled, requireNode, root } from './steps.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

const server = spawn(process.execPath, [...serverMemory, join(root, 'apps/api/dist/server.js')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

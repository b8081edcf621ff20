// npm run dev: the API restarted on change, and the web by Vite with reload, both from sources.
import { spawn } from 'node:child_process';
import { bin, ensureInstalled, requireNode, root } from './steps.mjs';

requireNode();
await ensureInstalled();
const children = [
  spawn(bin('tsx'), ['watch', '--conditions=@nebosvod/source', 'apps/api/src/server.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('npm', ['run', '--silent', 'dev', '--workspace', 'apps/web'], { cwd: root, stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('close', stop);

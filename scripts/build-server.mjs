import { spawnSync } from 'node:child_process';
import { compiler, root } from './steps.mjs';

/** Brings the built server up to date before its processes are tested: a moment when nothing has changed. */
export default function buildServer() {
  const built = spawnSync(process.execPath, [compiler, '-b', 'apps/api'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the server did not build:\n${built.stdout}${built.stderr}`);
}

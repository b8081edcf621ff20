// A private PostgreSQL cluster for tests: a temporary folder, a random port of 127.0.0.1, trust authentication.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const oldestVersion = 15;

/** Folder of the newest installed PostgreSQL server binaries. */
function findBinaries() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .filter((version) => version >= oldestVersion)
    : [];
  if (versions.length === 0) {
    throw new Error(`Не найден PostgreSQL ${oldestVersion} или новее (пакет postgresql): нет ${root}/*/bin`);
  }
  return join(root, String(Math.max(...versions)), 'bin');
}

/** initdb refuses root, so the cluster then belongs to the system user postgres. */
function findOwner() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Creates and starts a cluster.
 * `stop()` ends and removes it; `pause(mode)` and `resume()` play an outage.
 */
export async function startCluster() {
  const bin = findBinaries();
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'nebosvod-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();

  const run = (program, args) => {
    const result = spawnSync(join(bin, program), args, {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (result.status !== 0) {
      throw new Error(`${program}: ${result.error?.message ?? ''}${result.stderr}${result.stdout}`);
    }
  };
  // What a commit has handed to the system outlives the end of the server; only a power cut, which no test plays, could take it.
  const options = `-c fsync=off -c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c max_connections=200`;
  const resume = () => run('pg_ctl', ['-D', data, '-w', '-t', '30', '-l', join(folder, 'log'), '-o', options, 'start']);
  const pause = (mode = 'fast') => run('pg_ctl', ['-D', data, '-w', '-t', '30', '-m', mode, 'stop']);

  try {
    run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']);
    resume();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    data,
    pause,
    resume,
    stop() {
      try {
        pause('immediate');
      } catch {
        // Already stopped.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

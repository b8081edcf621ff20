import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Child {
  readonly process: ChildProcess;
  /** Everything written so far. */
  readonly output: () => string;
  /**
   * Resolves with the output once it matches, rejects when the process ends before. It has no clock of its own: how long a process
   * takes is the machine's, and a test has its limit.
   */
  waitFor(pattern: RegExp): Promise<string>;
  /** Resolves with the exit code, null after a signal. */
  readonly exited: Promise<number | null>;
}

/** Runs a built file of the repository in a process of its own. */
export function runChild(file: string, env: Record<string, string>, args: readonly string[] = []): Child {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    // What is started to be ended has nobody to warm up for.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, WARM_UP: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const exited = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return {
    process: child,
    output: () => output,
    exited,
    waitFor(pattern) {
      return new Promise((resolve, reject) => {
        const stop = () => listeners.delete(look);
        const look = () => {
          if (!pattern.test(output)) return;
          stop();
          resolve(output);
        };
        exited.then((code) => {
          look();
          stop();
          reject(new Error(`${file} ended with ${code} before ${pattern}:\n${output}`));
        });
        listeners.add(look);
        look();
      });
    },
  };
}

/** Ends a process that the test started, however it stands, and waits until it is gone. */
export async function kill(child: Child): Promise<void> {
  child.process.kill('SIGKILL');
  await child.exited;
}

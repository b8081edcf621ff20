import type { Env } from './env.ts';

/** Where this machine finds the server. */
export function serverAddress(env: Env, port: number): string {
  return `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`;
}

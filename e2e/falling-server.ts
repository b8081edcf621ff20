import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { RunningServer } from './server.ts';

/** A wire to a server that can be made to die: the server is killed the moment the named call comes by. */
export interface FallingServer {
  readonly url: string;
  /** Part of the path whose first call kills the server; null lets everything through. */
  killOn: string | null;
}

/** Puts a plain wire before the server, until the test is over. A dead server looks to the browser as it does in life: the connection breaks. */
export async function fallingServer(server: RunningServer): Promise<FallingServer> {
  const target = new URL(server.url);
  const wire: Server = createServer(async (incoming, outgoing) => {
    if (falling.killOn !== null && incoming.url?.includes(falling.killOn)) await server.kill();
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const address = wire.address();
  const port = isBound(address) ? address.port : 0;
  const falling: FallingServer = {
    url: `http://127.0.0.1:${port}`,
    killOn: null,
  };
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        wire.close(() => resolve());
        wire.closeAllConnections();
      }),
  );
  return falling;
}

const isBound = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { peopleCommands } from './admin-people.ts';
import type { Db } from './context.ts';
import { ContentError } from './modules/content/content-error.ts';
import { OperatorError } from './modules/purchases/operator.service.ts';

/**
 * The embedded database is open in one process only. So that an operator need not stop the server to grant a product,
 * it listens on a socket beside the database; only the system user who runs it can connect.
 */
const socketPath = (dataDir: string) => join(dataDir, 'operator.sock');

/** Longer paths do not fit a socket address. */
const longestPath = 100;
const longestRequest = 65_536;
/** A command is written in one piece: whoever is silent this long has none. */
const silenceMs = 5_000;
/** A stopping server waits this long for commands that run. */
const lastAnswersMs = 500;

const requestSchema = z.array(z.string().max(1000)).min(1).max(50);
const answerSchema = z.object({ lines: z.array(z.string()).optional(), error: z.string().optional() });

/** Serves operator commands until the returned function is called; null where the system has no such sockets. */
export async function openOperatorSocket(dataDir: string, db: Db): Promise<(() => Promise<void>) | null> {
  const path = socketPath(dataDir);
  if (process.platform === 'win32' || Buffer.byteLength(path) > longestPath) return null;
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    let request = '';
    sockets.add(socket);
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (chunk: string) => {
      request += chunk;
      if (request.length > longestRequest) return socket.destroy();
      // One line is one command; what follows it is not read.
      const end = request.indexOf('\n');
      if (end < 0) return;
      socket.pause();
      socket.setTimeout(0);
      const work = answer(db, request.slice(0, end)).then((reply) => {
        running.delete(work);
        socket.end(JSON.stringify(reply));
      });
      running.add(work);
    });
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await Promise.race([Promise.all(running), sleep(lastAnswersMs, undefined, { ref: false })]);
    // `close` waits for every client, also for one that says nothing.
    for (const socket of sockets) socket.destroySoon();
    await Promise.race([closed, sleep(lastAnswersMs, undefined, { ref: false })]);
    for (const socket of sockets) socket.destroy();
    await closed;
    await rm(path, { force: true });
  };
}

async function answer(db: Db, request: string): Promise<z.input<typeof answerSchema>> {
  try {
    const [name = '', ...args] = requestSchema.parse(JSON.parse(request));
    const command = Object.hasOwn(peopleCommands, name) ? peopleCommands[name] : undefined;
    if (!command) return { error: 'Нет такой команды' };
    return { lines: [...(await command.run(db, args))] };
  } catch (error) {
    const isForOperator = error instanceof OperatorError || error instanceof ContentError;
    return { error: isForOperator ? error.message : 'Сервер не смог выполнить команду' };
  }
}

/**
 * Asks the running server to do a command.
 * @returns its lines, or null when no server listens there.
 * @throws OperatorError with the server's own words.
 */
export async function askServer(dataDir: string, args: readonly string[]): Promise<readonly string[] | null> {
  const socket = connect(socketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.write(`${JSON.stringify(args)}\n`);
  const { lines, error } = answerSchema.parse(JSON.parse(await text(socket)));
  if (error !== undefined) throw new OperatorError(error);
  return lines ?? [];
}

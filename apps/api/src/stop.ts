import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open-database.ts';

/** Clients of kept connections and a balancer get this long to notice before the socket is closed to new ones. */
const noticeMs = 300;
/** Requests still running then are cut, so that the database has time to close in order. */
const inFlightMs = 5_000;

/** Stops in order: readiness off, requests in flight finish, then the database closes. Within ten seconds: 0.3 + 5 here, 2 for mails, 1 for operators' commands, the rest for the database. */
export async function stopServer(app: FastifyInstance, database: Database): Promise<void> {
  app.lifecycle.isStopping = true;
  await sleep(noticeMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), inFlightMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
    await database.close();
  }
}

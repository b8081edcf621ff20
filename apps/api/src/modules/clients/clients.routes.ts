import { Readable } from 'node:stream';
import * as contract from '@nebosvod/contracts/clients';
import type { FastifyInstance } from 'fastify';
import type { Context, Db } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { csvOfClients } from './client-csv.ts';
import { importFile } from './client-import.service.ts';
import { pageOfBook } from './client-list.service.ts';
import { presentClient } from './clients.presenter.ts';
import { type ClientRow, changeClient, eraseClient, findClient, pagesOfClients } from './clients.repository.ts';
import { addClient, changesOf, dayOf } from './clients.service.ts';

function own(row: ClientRow | undefined, now: Date) {
  if (!row) throw new ProblemError('NOT_FOUND', 'Такого клиента у вас нет');
  return presentClient(row, dayOf(now));
}

async function* storedClients(db: Db, userId: string) {
  for await (const rows of pagesOfClients(db, userId, 50))
    yield* rows.map((row) => presentClient(row, dayOf(new Date())));
}

/** The book of clients. */
export function registerClients(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  mount(app, contract.listClients, ({ caller, query }) => pageOfBook(db, signedIn(caller).userId, query, new Date()));

  mount(app, contract.createClient, ({ caller, body }) => addClient(db, signedIn(caller).userId, body, new Date()));

  mount(app, contract.importClients, ({ caller, body }) => importFile(db, signedIn(caller).userId, body, new Date()));

  mount(app, contract.exportClients, ({ caller, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="klienty.csv"')
      .send(Readable.from(csvOfClients(storedClients(db, signedIn(caller).userId)))),
  );

  mount(app, contract.getClient, async ({ caller, params }) =>
    own(await findClient(db, signedIn(caller).userId, params.id), new Date()),
  );

  mount(app, contract.changeClient, async ({ caller, params, body: { version, ...changes } }) => {
    const { userId } = signedIn(caller);
    const now = new Date();
    const before = own(await findClient(db, userId, params.id), now);
    const columns = await changesOf(db, userId, before, changes, now);
    const changed = await changeClient(db, userId, { id: params.id, version }, columns);
    if (changed) return presentClient(changed, dayOf(now));
    const current = own(await findClient(db, userId, params.id), now);
    throw new ProblemError('VERSION_CONFLICT', 'Клиента уже изменили в другом окне: посмотрите, что стало', {
      current,
    });
  });

  mount(app, contract.eraseClient, async ({ caller, params }) => {
    const erased = await eraseClient(db, signedIn(caller).userId, params.id);
    const { births } = own(erased?.row, new Date());
    const { consultations = 0, links = 0 } = erased ?? {};
    return { removed: { consultations, links, births: births.length } };
  });

  mount(app, contract.exportClient, async ({ caller, params, reply }) => {
    const client = own(await findClient(db, signedIn(caller).userId, params.id), new Date());
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="klient-${params.id}.json"`)
      .send(JSON.stringify({ client }, null, 2));
  });

  registerPersonalData(app, { name: 'clients', read: (userId) => storedClients(db, userId) });
}

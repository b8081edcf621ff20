import { Readable } from 'node:stream';
import * as edits from '@nebosvod/contracts/consultation-edits';
import * as contract from '@nebosvod/contracts/consultations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../caller.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import type { Context } from '../../context.ts';
import { cursorOf, momentPosition, readCursor } from '../../list-cursor.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { registerPurge } from '../../purge.ts';
import type { Facts } from '../facts/facts.service.ts';
import { presentCard, presentConsultation, storedDocument } from './consultations.presenter.ts';
import {
  type ConsultationRow,
  findConsultation,
  pageOfConsultations,
  purgeTrash,
  trashConsultation,
  untrashConsultation,
} from './consultations.repository.ts';
import { acceptConsultation } from './consultations.service.ts';
import { editConsultation, latestState, noDocument, restoreVersion } from './edit.service.ts';
import { eventStream } from './event-stream.ts';
import { cancelJob, purgeEvents } from './jobs.repository.ts';
import { kindsOf } from './kinds.service.ts';
import { rewriteSection } from './rewrite.service.ts';
import { ConsultationRunner } from './runner.ts';
import { documentsOf, findVersion, listVersions } from './versions.repository.ts';
import type { Rewriter, Writers } from './writers.ts';

const PURGED_AT_ONCE = 200;

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Documents that people ask for: orders, their progress, editing. */
export function registerConsultations(
  app: FastifyInstance,
  { db, content }: Pick<Context, 'db' | 'content'>,
  { writers, rewrite, facts }: { readonly writers: Writers; readonly rewrite: Rewriter; readonly facts: Facts },
): void {
  const runner = new ConsultationRunner(db, writers, app.log);
  app.addHook('onReady', async () => runner.start());
  app.addHook('onClose', () => runner.stop());

  const nextFact = async (userId: string, productId: number) =>
    facts.tell(await ephemeris(), { productId: String(productId), userId, now: new Date() });

  const whole = async (row: ConsultationRow | undefined) => {
    if (!row) throw noDocument();
    return presentConsultation(row, await latestState(db, row));
  };
  const own = async (userId: string, id: string) => whole(await findConsultation(db, userId, id));

  mount(app, contract.availableKinds, ({ params }) => kindsOf(writers, params.a));
  mount(app, contract.availableKindsOf, ({ params }) => kindsOf(writers, params.a, params.b));

  const accept = async (
    caller: Caller | null,
    order: contract.AnyOrder,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const key = headerOf(request, 'idempotency-key');
    const parts = { db, writers, advertising: content.advertising };
    const { row, isRepeat } = await acceptConsultation(parts, signedIn(caller), order, key, new Date());
    runner.wake();
    const answer = { id: row.id, status: row.status, isRepeat };
    return isRepeat ? reply.status(200).send({ response: answer }) : answer;
  };
  for (const endpoint of [contract.generateConsultation, contract.generateCons]) {
    mount(app, endpoint, ({ caller, body, request, reply }) => accept(caller, body, request, reply));
  }
  mount(app, contract.generateStory, ({ caller, body, request, reply }) =>
    accept(caller, { ...body, kind: 'story' }, request, reply),
  );
  mount(app, contract.generateReels, ({ caller, body, request, reply }) =>
    accept(caller, { ...body, kind: 'reels' }, request, reply),
  );

  mount(app, contract.listConsultations, async ({ caller, query }) => {
    const { search = '', cursor, limit, productId, area, status, clientId, deleted } = query;
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const after = readCursor(momentPosition, cursor);
    const filter = { words, productId, area, status, clientId, isTrash: deleted === 'yes' };
    const rows = await pageOfConsultations(db, signedIn(caller).userId, filter, { after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { items: shown.map(presentCard), nextCursor: last ? cursorOf(last.at, last.id) : null };
  });

  mount(app, contract.getConsultation, ({ caller, params }) => own(signedIn(caller).userId, params.id));

  mount(app, contract.watchConsultation, async ({ caller, params, request, reply }) => {
    const { userId } = signedIn(caller);
    if (!(await findConsultation(db, userId, params.id))) throw noDocument();
    const last = headerOf(request, 'last-event-id') ?? '';
    return stream(reply, (signal) => {
      const from = { userId, id: params.id, last: /^\d{1,9}$/.test(last) ? Number(last) : 0 };
      return eventStream({ db, runner, nextFact }, from, signal);
    });
  });

  mount(app, contract.cancelConsultation, async ({ caller, params }) => {
    const { userId } = signedIn(caller);
    if (!(await findConsultation(db, userId, params.id))) throw noDocument();
    await cancelJob(db, userId, params.id);
    runner.drop(params.id);
    return own(userId, params.id);
  });

  mount(app, contract.deleteConsultation, async ({ caller, params }) => {
    const { userId } = signedIn(caller);
    if (!(await findConsultation(db, userId, params.id))) throw noDocument();
    await cancelJob(db, userId, params.id);
    runner.drop(params.id);
    await trashConsultation(db, userId, params.id);
  });

  mount(app, contract.restoreDeletedConsultation, async ({ caller, params }) => {
    const { userId } = signedIn(caller);
    if (!(await untrashConsultation(db, userId, params.id))) throw noDocument();
    return own(userId, params.id);
  });

  mount(app, edits.changeConsultation, async ({ caller, params, body }) =>
    whole(await editConsultation(db, signedIn(caller).userId, params.id, body)),
  );

  mount(app, edits.listVersions, async ({ caller, params }) => {
    if (!(await findConsultation(db, signedIn(caller).userId, params.id))) throw noDocument();
    const rows = await listVersions(db, params.id);
    const items = rows.map(({ version, at, written_by }) => ({ version, at: at.toISOString(), by: written_by }));
    return { items, nextCursor: null };
  });

  mount(app, edits.getVersion, async ({ caller, params }) => {
    const row = await findConsultation(db, signedIn(caller).userId, params.id);
    const found = row && (await findVersion(db, row.id, Number(params.n)));
    if (!found) throw new ProblemError('NOT_FOUND', 'Такой версии нет');
    const { version, at, written_by, document } = found;
    return { version, at: at.toISOString(), by: written_by, document: storedDocument(document) };
  });

  mount(app, edits.restoreVersion, async ({ caller, params, body }) =>
    whole(await restoreVersion(db, signedIn(caller).userId, params.id, body.version)),
  );

  mount(app, edits.rewriteSection, async ({ caller, params, body }) =>
    whole(await rewriteSection({ db, rewrite }, signedIn(caller), { ...params, ...body }, new Date())),
  );

  registerPurge(app, { name: 'deleted consultations', run: () => purgeTrash(db, PURGED_AT_ONCE) });
  registerPurge(app, { name: 'events of consultations', run: () => purgeEvents(db, PURGED_AT_ONCE) });
  registerPersonalData(app, { name: 'consultations', read: (userId) => documentsOf(db, userId) });
}

/** Server-sent events until they end or the client hangs up. */
function stream(reply: FastifyReply, open: (signal: AbortSignal) => AsyncGenerator<string>): FastifyReply {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(open(left.signal)));
}

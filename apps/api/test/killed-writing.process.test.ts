import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { confirm, login, register, tokensSchema } from '@nebosvod/contracts/auth';
import { generateConsultation, getConsultation, listConsultations } from '@nebosvod/contracts/consultations';
import { generationCount, getUserByEmail } from '@nebosvod/contracts/user';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../scripts/free-port.mjs';
import { kill, runChild } from './child.ts';
import { consents, goodPassword, mailFiles, parseMail } from './people.ts';
import { opened, servedProcesses, untilReady } from './served.ts';

const cluster = process.env.TEST_DATABASE_URL;
const email = 'killed@example.ru';
const birth = { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173 };
const ORDERS = 4;

describe.each(['embedded', ...(cluster ? ['PostgreSQL'] : [])])('a server killed while it writes: %s', (kind) => {
  const { serve, folder, databaseUrl, migrated } = servedProcesses(cluster, () => kind === 'PostgreSQL');

  test('writes every document after its next start, each charged once', async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    await migrated();
    const first = serve(port, { RATE_LIMIT: 'off' });
    await first.waitFor(opened);
    await untilReady(port);

    // As clients do, it asks again while the server says that it is busy: an order goes under one key.
    const ask = async (path: string, body?: unknown, token?: string, key = randomUUID()): Promise<unknown> => {
      const answer = await fetch(`${base}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          'idempotency-key': key,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.status === 503) {
        await wait(500);
        return ask(path, body, token, key);
      }
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      const text = await answer.text();
      return text === '' ? null : JSON.parse(text);
    };
    const inner = async <Answer>(schema: z.ZodType<Answer>, asked: Promise<unknown>): Promise<Answer> =>
      schema.parse(z.object({ response: z.unknown() }).parse(await asked).response);

    await ask(register.path, { email, password: goodPassword, consents });
    await ask(confirm.path, { email, password: goodPassword, code: await mailedCode(folder()) });
    const admin = { DATA_DIR: folder(), ...(databaseUrl() === '' ? {} : { DATABASE_URL: databaseUrl() }) };
    expect(await runChild('apps/api/dist/admin.js', admin, ['grant', email, '17']).exited).toBe(0);
    const { accessToken } = tokensSchema.parse(await ask(login.path, { email, password: goodPassword }));

    const orders = Array.from({ length: ORDERS }, (_, order) => ({
      ...{ productId: 17, kind: 'veda-portrait', client: { birth } },
      question: `Вопрос ${order}`,
    }));
    await Promise.all(orders.map((order) => ask(generateConsultation.path, order, accessToken)));
    const list = async () =>
      (await inner(listConsultations.response, ask(listConsultations.path, undefined, accessToken))).items;
    const isWritten = ({ status }: { readonly status: string }) => !['queued', 'running'].includes(status);
    let before = await list();
    while (!before.some(({ status }) => status === 'running')) {
      if (before.every(isWritten)) throw new Error('all was written before the kill');
      before = await list();
    }
    await kill(first);

    await serve(port, { RATE_LIMIT: 'off' }).waitFor(opened);
    await untilReady(port);
    let after = await list();
    while (!after.every(isWritten)) {
      await wait(100);
      after = await list();
    }
    expect(after.map(({ status }) => status)).toEqual(Array.from({ length: ORDERS }, () => 'done'));
    const written = await Promise.all(
      after.map(({ id }) =>
        inner(getConsultation.response, ask(getConsultation.path.replace(':id', id), undefined, accessToken)),
      ),
    );
    expect(written.every(({ document, charged }) => document !== undefined && charged === 1)).toBe(true);
    // What was held by the dead process was taken over.
    expect(Math.max(...written.map(({ attempt }) => attempt))).toBeGreaterThan(1);
    const user = await inner(
      getUserByEmail.response,
      ask(`${getUserByEmail.path}?email=${encodeURIComponent(email)}`, undefined, accessToken),
    );
    const counts = await inner(
      generationCount.response,
      ask(`${generationCount.path}?user_id=${user.id}&product_id=17`, undefined, accessToken),
    );
    expect(counts).toMatchObject({ used: ORDERS, reserved: 0 });
  });
});

/** The code of the only letter with one. */
async function mailedCode(folder: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  for (;;) {
    for (const file of await mailFiles(outbox)) {
      const code = /\b(\d{4}) (\d{4})\b/.exec(parseMail(await readFile(join(outbox, file), 'utf8')).text);
      if (code) return `${code[1]}${code[2]}`;
    }
    await wait(100);
  }
}

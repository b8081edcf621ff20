import { createHash, createPublicKey, verify } from 'node:crypto';
import { canonicalJson } from '@nebosvod/contracts/canonical-json';
import { deleteConsultation, generateConsultation, getConsultation } from '@nebosvod/contracts/consultations';
import * as contract from '@nebosvod/contracts/delivery';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, freshEmail, mailsTo, type Person } from '../../../test/people.ts';
import { sampleDocument } from '../../../test/sample-document.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runPurge } from '../../purge.ts';
import { paperLink } from './paper-link.ts';
import { isRightPin } from './pin-try.ts';

const birth = { date: '1990-05-17', time: '14:30:00', latitude: 55.7558, longitude: 37.6173, place: 'Москва' } as const;

let test: TestApp;
let me: Person;
let other: Person;
let id: string;
beforeAll(async () => {
  const write = async () => ({
    ...sampleDocument('Портрет'),
    inputs: { births: [{ role: 'client' as const, birth }] },
  });
  test = await startTestApp({ writers: { 'veda-portrait': write } });
  [me, other] = [await createPerson(test, [14]), await createPerson(test, [14])];
  id = await written();
});
afterAll(() => test.close());

async function written(): Promise<string> {
  const body = { productId: 14, kind: 'veda-portrait', client: { name: 'Анна', birth, save: false } };
  const headers = { 'idempotency-key': `key-${Math.random()}`.padEnd(20, '0') };
  const { value } = await test.call(generateConsultation, { token: me.token, body, headers });
  const about = { token: me.token, params: { id: value.id } };
  await vi.waitUntil(async () => (await test.call(getConsultation, about)).value.status === 'done', {
    timeout: 20_000,
  });
  return value.id;
}

const link = async (body: object = { withProof: true }, of = id) =>
  (await test.call(contract.createLink, { token: me.token, params: { id: of }, body })).value;
const tokenOf = ({ url }: { url: string }) => url.split('/r/')[1] ?? '';
const open = (token: string, pin?: string) =>
  test.call(contract.readLink, { params: { token }, ...(pin === undefined ? {} : { headers: { 'x-pin': pin } }) });

describe('a link to a document', () => {
  it('opens it to anybody, with births and rules to check it by, and is not for search engines', async () => {
    const made = await link();
    expect(made.url).toMatch(/\/r\/[\w-]{43}$/);
    const { value, headers } = await open(tokenOf(made));
    expect(value).toMatchObject({ withProof: true, document: { title: 'Портрет', inputs: { births: [{ birth }] } } });
    expect(headers['x-robots-tag']).toBe('noindex');
    const { value: listed } = await test.call(contract.listLinks, { token: me.token, params: { id } });
    expect(listed.items.find((one) => one.id === made.id)?.openedAt).not.toBeNull();
  });

  it('without the proof tells neither births nor values nor rules', async () => {
    const { text } = await open(tokenOf(await link({ withProof: false })));
    expect(text).not.toContain('1990-05-17');
    expect(text).not.toContain('"rule"');
    expect(text).toContain('Луна в Козероге');
  });

  it('carries a signature that the published key confirms, and that a changed sentence breaks', async () => {
    const { value } = await open(tokenOf(await link()));
    const { keys } = (await test.call(contract.signingKeys)).value;
    const key = keys.find(({ kid }) => kid === value.signature.keyId);
    if (!key) throw new Error('no key');
    const publicKey = createPublicKey({ key, format: 'jwk' });
    const signed = Buffer.from(value.signature.value, 'base64url');
    const digestOf = (document: unknown) => createHash('sha256').update(canonicalJson(document)).digest();
    expect(verify(null, digestOf(value.document), publicKey, signed)).toBe(true);
    const changed = structuredClone(value.document);
    const sentence = changed.sections[0]?.paragraphs[0]?.sentences[0];
    if (sentence) sentence.text += '.';
    expect(verify(null, digestOf(changed), publicKey, signed)).toBe(false);
  });

  it('with a PIN opens with it only; five wrong ones close it for an hour', async () => {
    const made = await link({ withProof: true, pin: '4711' });
    expect(made.pinSet).toBe(true);
    const token = tokenOf(made);
    expect((await open(token)).status).toBe(404);
    expect((await open(token, '4711')).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) expect((await open(token, '0000')).status).toBe(404);
    expect((await open(token, '4711')).status).toBe(404);
    await sql`update document_link set wrong_since = now() - interval '61 minutes' where id = ${made.id}`.execute(
      test.database.db,
    );
    expect((await open(token, '4711')).status).toBe(200);
  });

  it('with a PIN opens to all who come with it at once, and leaves none of their tries counted', async () => {
    const made = await link({ withProof: true, pin: '4711' });
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => open(tokenOf(made), '4711')));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
    const row = test.database.db.selectFrom('document_link').select(['wrong_pins', 'wrong_since']);
    expect(await row.where('id', '=', made.id).executeTakeFirst()).toEqual({ wrong_pins: 0, wrong_since: null });
  });

  it('with a PIN compares five wrong ones an hour, however many are guessed at once and whoever opens it between', async () => {
    const made = await link({ withProof: true, pin: '4711' });
    const { db } = test.database;
    const compared: string[] = [];
    const compare = async (stored: string | null, pin: string) => {
      await new Promise(setImmediate);
      if (stored !== null && pin !== '4711') compared.push(pin);
      return stored !== null && pin === '4711';
    };
    const of = { id: made.id, pin_hash: 'kept' };
    const guess = (pin: string) => isRightPin(db, of, pin, compare);
    expect([await guess('0001'), await guess('4711'), await guess('0002')]).toEqual([false, true, false]);
    const guesses = Array.from({ length: 100 }, (_, index) => `1${String(index).padStart(3, '0')}`);
    const right = await Promise.all(guesses.flatMap((pin) => [guess(pin), guess(pin)]));
    expect(right.filter(Boolean)).toEqual([]);
    expect([compared.length, new Set(compared).size]).toEqual([5, 5]);
    expect(await guess('4711')).toBe(false);
  });

  it('with a PIN counts a wrong one as often as it was asked at once', async () => {
    const token = tokenOf(await link({ withProof: true, pin: '4711' }));
    const wrong = await Promise.all(Array.from({ length: 6 }, () => open(token, '0000')));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await open(token, '4711')).status).toBe(404);
  });

  it('for the files of a document is one, however many are printed at once, until it is closed', async () => {
    const of = await written();
    const print = () => Promise.all(Array.from({ length: 4 }, () => paperLink(test.database.db, me.id, of)));
    const papers = async () =>
      (await test.call(contract.listLinks, { token: me.token, params: { id: of } })).value.items.filter(
        ({ isPaper }) => isPaper,
      );
    const [first, ...others] = await print();
    expect(others).toEqual([first, first, first]);
    expect((await open(first?.token ?? '')).status).toBe(200);
    const [paper, ...more] = await papers();
    expect(more).toEqual([]);
    await test.call(contract.revokeLink, { token: me.token, params: { id: paper?.id ?? '' } });
    expect(new Set((await print()).map((one) => one?.token)).size).toBe(1);
    expect(await papers()).toHaveLength(1);
  });

  it('answers one and the same when guessed, over, closed, without its PIN, or of a deleted document', async () => {
    const [over, closed, locked] = [await link(), await link(), await link({ withProof: true, pin: '12345678' })];
    const gone = await written();
    const ofGone = await link({ withProof: true }, gone);
    await sql`update document_link set expires_at = now() - interval '1 second' where id = ${over.id}`.execute(
      test.database.db,
    );
    await test.call(contract.revokeLink, { token: me.token, params: { id: closed.id } });
    await test.call(deleteConsultation, { token: me.token, params: { id: gone } });
    const refused = await Promise.all([
      open('A'.repeat(43)),
      open('short'),
      open('A'.repeat(400)),
      open(tokenOf(over)),
      open(tokenOf(closed)),
      open(tokenOf(locked)),
      open(tokenOf(locked), '1'),
      open(tokenOf(ofGone)),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(Array.from(refused, () => 404));
    expect(new Set(refused.map(({ problem }) => problem.detail)).size).toBe(1);
  });

  it('lives to any future instant within two years', async () => {
    const make = (expiresAt: string) =>
      test.call(contract.createLink, { token: me.token, params: { id }, body: { withProof: true, expiresAt } });
    const year = new Date().getUTCFullYear();
    expect((await make(`${year + 1}-06-01T12:00:00+03:00`)).value.expiresAt).toBe(`${year + 1}-06-01T09:00:00.000Z`);
    expect((await make('2020-01-01T00:00:00Z')).problem.errors).toMatchObject([{ path: 'expiresAt' }]);
    expect((await make(`${year + 3}-01-01T00:00:00Z`)).problem.errors).toMatchObject([{ path: 'expiresAt' }]);
  });

  it('is made, listed and closed by the owner of the document alone, and is removed once it is over', async () => {
    const made = await link();
    const asOther = { token: other.token, params: { id } };
    expect((await test.call(contract.createLink, { ...asOther, body: { withProof: true } })).status).toBe(404);
    expect((await test.call(contract.listLinks, asOther)).status).toBe(404);
    const revoked = await test.call(contract.revokeLink, { token: other.token, params: { id: made.id } });
    expect(revoked.status).toBe(404);
    await sql`update document_link set expires_at = now() - interval '1 second'`.execute(test.database.db);
    const purge = test.app.purges.find(({ name }) => name === 'links to documents');
    expect(purge && (await runPurge(purge))).toBeGreaterThan(0);
  });
});

describe('the brand', () => {
  it('is plain until it is written, and goes with the document: order, hidden sections, colour', async () => {
    const { value: plain } = await test.call(contract.getBrand, { token: me.token });
    expect(plain).toMatchObject({ name: '', order: [], cover: true });
    const body = { name: 'Мастерская', contacts: 'astro@example.ru', colour: '#336699', hiddenSections: ['essence'] };
    await test.call(contract.putBrand, { token: me.token, body });
    const { value } = await open(tokenOf(await link()));
    expect(value.brand).toMatchObject({ name: 'Мастерская', colour: '#336699' });
    expect(value.document.sections).toEqual([]);
    const wrong = await test.call(contract.putBrand, { token: me.token, body: { colour: 'red' } });
    expect(wrong.problem.errors).toMatchObject([{ path: 'colour' }]);
  });
});

describe('a letter with a link', () => {
  const send = (email: string, text = '', who = me) =>
    test.call(contract.sendDocument, { token: who.token, params: { id }, body: { email, text } });
  const refusalIn = (text: string) => /\/home\/letters#([\w-]+)/.exec(text)?.[1] ?? '';

  it('carries the link alone, answers to the brand, and leads nowhere else; pressed twice or ten times it is one', async () => {
    await test.call(contract.putBrand, {
      token: me.token,
      body: { name: 'Вера Ли', contacts: 'Телеграм @vera\nvera@example.ru' },
    });
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(email, 'Смотрите evil.com')));
    expect(answers.filter(({ value }) => !value.isRepeat)).toHaveLength(1);
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
    const [letter, ...more] = await mailsTo(test, email);
    expect(more).toEqual([]);
    expect(letter?.raw).toMatch(/^Reply-To: vera@example\.ru$/im);
    expect(letter?.text).toContain('Вера Ли передаёт вам разбор «Портрет»');
    expect(letter?.text).toContain('Смотрите evil. com');
    const token = /\/r\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
    expect((await open(token)).value.document.title).toBe('Портрет');
    const { rows } = await sql<{ row: string }>`select document_letter::text as row from document_letter`.execute(
      test.database.db,
    );
    expect(rows.every(({ row }) => !row.includes(email))).toBe(true);
  });

  it('is of an owner’s own document, and is not sent where somebody asked not to be written to', async () => {
    const email = freshEmail();
    expect((await send(email, '', other)).status).toBe(404);
    expect((await send('не адрес')).problem.errors?.[0]?.path).toBe('email');
    await send(email);
    const token = refusalIn((await mailsTo(test, email))[0]?.text ?? '');
    const refuse = (sent: string) => test.call(contract.refuseLetters, { body: { token: sent } });
    expect([(await refuse('A'.repeat(86))).status, (await refuse(token)).status]).toEqual([404, 204]);
    expect((await send(email.toUpperCase())).problem.errors?.[0]?.path).toBe('email');
    expect(await mailsTo(test, email)).toHaveLength(1);
  });
});

import * as logs from '@nebosvod/contracts/admin-logs';
import * as texts from '@nebosvod/contracts/admin-texts';
import { getDayText } from '@nebosvod/contracts/day-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsole, type TestConsole } from './console.ts';
import type { Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let operator: Person;
let token: TestConsole['token'];
beforeAll(async () => {
  const console = await startConsole({ changesTexts: true });
  ({ test, operator, token } = console);
  await console.passed();
});
afterAll(() => test.close());

const id = 'day-tithi-1';
const params = { id };
const lead = 'Первая титхи обычно просит простого начала.';
const shown = () => test.call(getDayText, { params: { kind: 'tithi', index: '1' } });

it('finds texts by words, family and id', async () => {
  const find = async (body: object) => (await test.call(texts.findBaseTexts, { token: token(), body })).value;
  expect((await find({ search: id })).rows.map((row) => row.id)).toContain(id);
  const families = (await test.call(texts.listTextFamilies, { token: token() })).value;
  expect(families.find((family) => family.id === 'day-tithi')).toEqual({
    id: 'day-tithi',
    title: 'День: титхи',
    count: 30,
  });
  const first = await find({ family: 'day-tithi', limit: 20 });
  const second = await find({ family: 'day-tithi', limit: 20, cursor: first.nextCursor });
  expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(30);
  expect(second.nextCursor).toBeNull();
  expect((await find({ search: 'нет такого слова' })).rows).toEqual([]);
});

it('says beside the field what is wrong with an edit, and keeps none', async () => {
  const edit = (parts: Record<string, string>) =>
    test.call(texts.editBaseText, { token: token(), params, body: { parts } });
  const refused = await edit({ lead: 'Мало.' });
  expect(refused.status).toBe(400);
  expect(refused.problem.errors).toEqual([{ path: 'lead', message: 'нужно от 30 до 170\u00a0знаков, сейчас 5' }]);
  expect((await edit({ nothing: 'Слова.' })).status).toBe(400);
  const card = (await test.call(texts.getBaseText, { token: token(), params })).value;
  expect(card).toMatchObject({ state: 'written', versions: [] });
  expect((await test.call(texts.getBaseText, { token: token(), params: { id: 'none' } })).status).toBe(404);
});

it('says an edited text at once, keeps its versions, and takes it back', async () => {
  const written = (await shown()).value.lead;
  const edited = await test.call(texts.editBaseText, { token: token(), params, body: { parts: { lead } } });
  expect(edited.value).toMatchObject({ state: 'edited', changedBy: operator.email });
  expect((await shown()).value.lead).toBe(lead);
  const [version] = edited.value.versions;
  await test.call(texts.restoreBaseText, { token: token(), params, body: { version: null } });
  expect((await shown()).value.lead).toBe(written);
  await test.call(texts.restoreBaseText, { token: token(), params, body: { version: version?.id ?? '' } });
  expect((await shown()).value.lead).toBe(lead);
  const off = await test.call(texts.switchBaseText, { token: token(), params, body: { isOff: true } });
  expect(off.value.versions.map((one) => one.isOff)).toEqual([true, false, false, false]);
  expect((await shown()).status).toBe(404);
  const on = await test.call(texts.switchBaseText, { token: token(), params, body: { isOff: false } });
  expect(on.value.parts.find(({ name }) => name === 'lead')).toMatchObject({ text: lead, written });
  const log = await test.call(logs.findOperatorEvents, { token: token(), body: { search: id } });
  expect(log.value.rows.map(({ action }) => action)).toEqual([
    'text-on',
    'text-off',
    'text-restore',
    'text-restore',
    'text-edit',
  ]);
});

it('never switches off what others stand within', async () => {
  const frame = { id: 'matrix-position-A' };
  const off = await test.call(texts.switchBaseText, { token: token(), params: frame, body: { isOff: true } });
  expect(off.status).toBe(409);
});

it('is in force in another process, and in its threads', async () => {
  const other = await startTestApp({ database: test.database, changesTexts: true });
  try {
    await other.call(texts.findBaseTexts, { token: token(), body: { search: id } });
    const answer = await other.call(getDayText, { params: { kind: 'tithi', index: '1' } });
    expect(answer.value.lead).toBe(lead);
    // The same six words are looked for in a thread, among the texts as they read now.
    const twin = await other.call(texts.editBaseText, {
      token: token(),
      params: { id: 'day-tithi-2' },
      body: { parts: { lead } },
    });
    expect(twin.problem.errors?.[0]?.message).toContain(id);
  } finally {
    await other.close();
  }
});

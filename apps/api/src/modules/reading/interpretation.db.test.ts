import type { ShownDocument } from '@nebosvod/contracts/reading';
import { readInterpretation } from '@nebosvod/contracts/reading-on-screen';
import { verifyRules } from '@nebosvod/contracts/verify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const birth = {
  date: '1987-03-17',
  time: '14:20',
  latitude: 56.8389,
  longitude: 60.6057,
  timeZone: 'Asia/Yekaterinburg',
};
const body = { birth, asOf: '2026-12-01', detail: 'short' };

async function read(more: object = {}, token?: string): Promise<ShownDocument> {
  const { status, value } = await server.call(readInterpretation, {
    body: { ...body, ...more },
    ...(token && { token }),
  });
  expect(status).toBe(200);
  return value;
}

const opened = ({ sections }: ShownDocument) =>
  sections.filter((section) => !('isLocked' in section)).map(({ id }) => id);
const refused = async (wrong: object) =>
  (await server.call(readInterpretation, { body: { ...body, ...wrong } })).problem;

describe('POST /v1/interpretation', () => {
  test('shows a guest the gist and one area whole, and of the rest what opens it', async () => {
    const document = await read();
    expect(opened(document)).toEqual(['gist', 'character']);
    const locked = document.sections.find(({ id }) => id === 'work');
    expect(locked).toEqual({ id: 'work', title: 'Дело и призвание', isLocked: true, opensWith: [14, 15, 16, 17] });
    expect(document.contradictions.every(({ area }) => area === 'character')).toBe(true);
  });

  test('leaves a guest no factor of what is locked', async () => {
    const document = await read();
    const shown = JSON.stringify(document.sections);
    for (const id of Object.keys(document.factors)) expect(shown).toContain(`"${id}"`);
  });

  test('opens everything to owners of a Veda product, and nothing more to others', async () => {
    const [veda, others] = await Promise.all([createPerson(server, [14]), createPerson(server, [1, 2, 3])]);
    const whole = await read({}, veda.token);
    expect(opened(whole)).toEqual([
      'gist',
      'character',
      'work',
      'money',
      'relations',
      'home',
      'children',
      'vigour',
      'path',
      'near',
      'disputes',
      'basis',
    ]);
    expect(opened(await read({}, others.token))).toEqual(['gist', 'character']);
  });

  test('of a Western portrait shows a guest the gist alone, and the owner of its product the whole', async () => {
    const kind = 'western-portrait';
    const [western, veda] = await Promise.all([createPerson(server, [1]), createPerson(server, [14])]);
    const document = await read({ kind });
    expect(opened(document)).toEqual(['gist']);
    expect(document.sections.find(({ id }) => id === 'character')).toEqual({
      id: 'character',
      title: 'Характер и опора',
      isLocked: true,
      opensWith: [1],
    });
    expect(document.contradictions).toEqual([]);
    expect(opened(await read({ kind }, veda.token))).toEqual(['gist']);
    expect(opened(await read({ kind }, western.token))).toEqual(document.sections.map(({ id }) => id));
    expect(opened(await read({}, western.token))).toEqual(['gist', 'character']);
  });

  test('gives the areas that a question asks about', async () => {
    const document = await read({ question: 'Когда сменить работу и что будет с деньгами?' });
    expect(document.sections.map(({ id }) => id)).toEqual(['gist', 'work', 'money', 'near', 'disputes', 'basis']);
    expect(opened(document)).toEqual(['gist', 'work']);
  });

  test('writes what the check of rules confirms', async () => {
    const { factors, inputs, settings } = await read();
    const rules = Object.values(factors).map(({ rule }) => rule);
    const { value } = await server.call(verifyRules, { body: { births: inputs.births, settings, rules } });
    expect(value.results.every(({ holds }) => holds === true)).toBe(true);
  });

  test('of an unknown time tells what holds all day and lists the rest', async () => {
    const document = await read({ birth: { ...birth, time: null } });
    expect(document.uncertain.length).toBeGreaterThan(0);
    expect(Object.values(document.factors).some(({ rule }) => rule.kind === 'lord-in-house')).toBe(false);
  });

  test('refuses what cannot be read, beside its field', async () => {
    expect(await refused({ birth: undefined })).toMatchObject({ status: 400, errors: [{ path: 'birth' }] });
    expect(await refused({ birth: { ...birth, date: '1987-02-30' } })).toMatchObject({
      errors: [{ path: 'birth.date' }],
    });
    expect(await refused({ asOf: '2399-01-01' })).toMatchObject({
      code: 'DATE_OUT_OF_RANGE',
      errors: [{ path: 'asOf' }],
    });
    expect(await refused({ question: 'я'.repeat(501) })).toMatchObject({ status: 400, errors: [{ path: 'question' }] });
    expect(await refused({ detail: 'endless' })).toMatchObject({ status: 400 });
    expect(await refused({ kind: 'western-month' })).toMatchObject({ status: 400, errors: [{ path: 'kind' }] });
  });
});

import { COMPOSED_KINDS } from '@nebosvod/composer/kind/composed-kinds';
import { builtKinds } from '@nebosvod/contracts/built.table';
import * as edits from '@nebosvod/contracts/consultation-edits';
import * as contract from '@nebosvod/contracts/consultations';
import { sectionsOf } from '@nebosvod/contracts/kind-sections.table';
import { publicationKinds } from '@nebosvod/contracts/publication-order';
import { generationCount } from '@nebosvod/contracts/user';
import { verifyRules } from '@nebosvod/contracts/verify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { type ConsultedReading, readingOf } from '../../../test/reading-of.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = { date: '1990-05-17', time: '14:30:00', latitude: 55.7558, longitude: 37.6173, place: 'Москва' } as const;

let test: TestApp;
let me: Person;
beforeAll(async () => {
  test = await startTestApp();
  me = await createPerson(test, [14]);
});
afterAll(() => test.close());

async function written(more: object = {}, who = me): Promise<ConsultedReading> {
  const body = { productId: 14, kind: 'veda-portrait', client: { name: 'Анна', birth }, asOf: '2026-12-01', ...more };
  const { value } = await test.call(contract.generateConsultation, { token: who.token, body });
  const about = { token: who.token, params: { id: value.id } };
  return vi.waitUntil(
    async () => {
      const { value: now } = await test.call(contract.getConsultation, about);
      return now.status === 'done' || now.status === 'failed' ? readingOf(now) : null;
    },
    { timeout: 60_000, interval: 100 },
  );
}

describe('a portrait by the composer', () => {
  it('is a whole document with every section of its kind, and each of its factors holds', async () => {
    const { status, title, writer, document } = await written();
    expect([status, title, writer]).toEqual(['done', 'Раши-портрет: Анна', 'composer']);
    const ids = document?.sections.map(({ id }) => id);
    expect(ids).toEqual(sectionsOf('veda-portrait').map(({ id }) => id));
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    const births = document?.inputs.births ?? [];
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
  });

  it('keeps to the sections that were chosen, and is the same for the same request', async () => {
    const [one, two] = [await written({ sections: ['work'] }), await written({ sections: ['work'] })];
    expect(one.document?.sections.map(({ id }) => id)).toEqual(['gist', 'work']);
    expect(two.document).toEqual(one.document);
  });

  it('keeps of each side’s objections the strongest in a gentle tone, and develops nothing in a brief one', async () => {
    const sentencesOf = ({ document }: ConsultedReading, paragraph: string) =>
      document?.sections
        .flatMap(({ paragraphs }) => paragraphs.filter(({ id }) => id === paragraph))
        .flatMap(({ sentences }) => sentences.map(({ text }) => text)) ?? [];
    const [even, gentle, brief] = [
      await written(),
      await written({ tone: 'gentle' }),
      await written({ tone: 'brief' }),
    ];
    const against = sentencesOf(even, 'work.against');
    expect(sentencesOf(gentle, 'work.against').length).toBeLessThan(against.length);
    expect(against).toEqual(expect.arrayContaining(sentencesOf(gentle, 'work.against').slice(0, 1)));
    expect(brief.document).not.toEqual(even.document);
  });

  it('rewrites a section: other words, shorter, fuller, gentler; three times free, over edits only when told', async () => {
    const who = await createPerson(test, [14]);
    const left = async () => {
      const query = { user_id: who.id, product_id: '14' };
      return (await test.call(generationCount, { token: who.token, query })).value.left;
    };
    const start = await written({ detail: 'middle' }, who);
    const rewrite = (body: object, section = 'work') =>
      test.call(edits.rewriteSection, { token: who.token, params: { id: start.id, section }, body });
    const wordsOf = ({ document }: ConsultedReading) =>
      JSON.stringify(document?.sections.find(({ id }) => id === 'work')).length;
    const shorter = readingOf((await rewrite({ version: 1, how: 'shorter' })).value);
    expect(wordsOf(shorter)).toBeLessThan(wordsOf(start));
    expect([shorter.document?.version, shorter.freeRewrites]).toEqual([2, 2]);
    const fuller = readingOf((await rewrite({ version: 2, how: 'fuller' })).value);
    expect(wordsOf(fuller)).toBeGreaterThan(wordsOf(shorter));
    const gentler = readingOf((await rewrite({ version: 3, how: 'gentler' })).value);
    expect(gentler.freeRewrites).toBe(0);
    expect(await left()).toBe(9);
    const again = readingOf((await rewrite({ version: 4, how: 'again' })).value);
    expect(await left()).toBe(8);
    const rules = Object.values(again.document?.factors ?? {}).map(({ rule }) => rule);
    const { inputs, settings } = again.document ?? {};
    const { value } = await test.call(verifyRules, { body: { births: inputs?.births, settings, rules } });
    expect(value.results.every(({ holds }) => holds === true)).toBe(true);
    const named = again.document?.sections.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ factors }) => factors)),
    );
    expect(named?.every((id) => again.document?.factors[id])).toBe(true);

    const work = again.document?.sections.find(({ id }) => id === 'work');
    const byHand = { ...work, verdict: work?.verdict && { ...work.verdict, text: 'Своими словами.' } };
    await test.call(edits.changeConsultation, {
      token: who.token,
      params: { id: start.id },
      body: { version: 5, sections: [byHand] },
    });
    expect((await rewrite({ version: 6, how: 'again' })).problem.code).toBe('CONFLICT');
    expect((await rewrite({ version: 5, how: 'again' })).problem.code).toBe('VERSION_CONFLICT');
    expect((await rewrite({ version: 6, how: 'again' }, 'no-such')).status).toBe(404);
    expect((await rewrite({ version: 6, how: 'shorter', overwrite: true })).status).toBe(200);
    // What cannot be had is refused and not charged.
    let last = await rewrite({ version: 7, how: 'shorter' });
    for (let version = 8; last.status === 200; version++) last = await rewrite({ version, how: 'shorter' });
    const before = await left();
    expect((await rewrite({ version: 99, how: 'shorter' })).status).toBe(409);
    expect(last.problem.detail).toMatch(/^Короче этот раздел не бывает/);
    expect(await left()).toBe(before);
  });

  it('has a writer for every kind that the shop names, and for no other', () => {
    expect([...COMPOSED_KINDS, ...publicationKinds].sort()).toEqual([...builtKinds].sort());
  });

  it('of two people is told about both, under both names, and each of its factors holds', async () => {
    const owner = await createPerson(test, [16]);
    const second = { name: 'Борис', birth: { ...birth, date: '1987-03-17', time: '08:20:00' }, sex: 'male' };
    const more = { productId: 16, kind: 'veda-pair', client: { name: 'Анна', birth, sex: 'female' }, second };
    const { status, title, document } = await written(more, owner);
    expect([status, title]).toEqual(['done', 'Совместимость, 36 баллов: Анна и Борис']);
    expect(document?.sections.map(({ id }) => id)).toEqual(sectionsOf('veda-pair').map(({ id }) => id));
    const births = document?.inputs.births ?? [];
    expect(births.map(({ role }) => role)).toEqual(['client', 'second']);
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    expect(rules.some(({ kind }) => kind === 'koota')).toBe(true);
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
  });

  it('of two Western charts is told about both, one of them of an unknown time, and each of its factors holds', async () => {
    const owner = await createPerson(test, [1]);
    const second = { name: 'Борис', birth: { ...birth, date: '1987-03-17', time: null } };
    const more = { productId: 1, kind: 'western-pair', client: { name: 'Анна', birth }, second };
    const { status, title, document } = await written(more, owner);
    expect([status, title]).toEqual(['done', 'Совместимость пары: Анна и Борис']);
    expect(document?.sections.map(({ id }) => id)).toEqual(sectionsOf('western-pair').map(({ id }) => id));
    const births = document?.inputs.births ?? [];
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    expect(rules.some(({ kind }) => kind === 'western-contact')).toBe(true);
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
  });

  it('of a year of tajaka reads the year and the place of the order, and refuses one before the birth', async () => {
    const owner = await createPerson(test, [15]);
    const place = { latitude: -33.87, longitude: 151.21, timeZone: 'Australia/Sydney' };
    const more = { productId: 15, kind: 'veda-tajaka', year: 2028, place };
    const { status, document } = await written(more, owner);
    expect(status).toBe('done');
    expect(document?.inputs).toMatchObject({ year: 2028, place });
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    expect(rules.some((rule) => rule.kind === 'tajaka' && rule.place?.timeZone === 'Australia/Sydney')).toBe(true);
    const births = document?.inputs.births ?? [];
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
    const body = { client: { birth }, ...more, year: 1850 };
    const { problem } = await test.call(contract.generateConsultation, { token: owner.token, body });
    expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, 'year']);
  });

  it('of a choice of an hour looks through the days of the order at its place, and each of its factors holds', async () => {
    const owner = await createPerson(test, [16]);
    const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
    const more = { productId: 16, kind: 'veda-muhurta', purpose: 'signing', place, from: '2026-12-05' };
    const { status, title, document } = await written(more, owner);
    expect([status, title]).toEqual(['done', 'Мухурта: Анна']);
    expect(document?.inputs).toMatchObject({
      purpose: 'signing',
      place,
      period: { from: '2026-12-05', to: '2027-01-03' },
    });
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    expect(rules.some(({ kind }) => kind === 'muhurta-hour')).toBe(true);
    const births = document?.inputs.births ?? [];
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);

    const refusedAt = async (wrong: object) => {
      const body = { client: { birth }, ...more, ...wrong };
      const { problem } = await test.call(contract.generateConsultation, { token: owner.token, body });
      return [problem.status, problem.errors?.[0]?.path];
    };
    expect(await refusedAt({ purpose: undefined })).toEqual([400, 'purpose']);
    expect(await refusedAt({ purpose: 'surgery' })).toEqual([400, 'purpose']);
    expect(await refusedAt({ place: undefined })).toEqual([400, 'place']);
    expect(await refusedAt({ place: { ...place, timeZone: 'Mars/Olympus' } })).toEqual([400, 'place.timeZone']);
    expect(await refusedAt({ to: '2026-12-04' })).toEqual([400, 'to']);
    expect(await refusedAt({ to: '2027-12-06' })).toEqual([400, 'to']);
  });

  it('of a question is read by its moment and place, under the client’s name, and each of its factors holds', async () => {
    const owner = await createPerson(test, [16]);
    const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
    const asked = { productId: 16, kind: 'veda-prashna', question: 'Получу ли я эту работу?', place };
    const { status, title, document } = await written({ ...asked, moment: '2026-11-23T19:40', number: 108 }, owner);
    expect([status, title]).toEqual(['done', 'Вопрос (прашна): Анна']);
    expect(document?.sections.map(({ id }) => id)).toEqual(sectionsOf('veda-prashna').map(({ id }) => id));
    expect(document?.inputs).toMatchObject({
      matter: 'work',
      moment: '2026-11-23T19:40',
      place,
      births: [{ role: 'client', birth: { date: '2026-11-23', time: '19:40', timeZone: 'Europe/Moscow' } }],
    });
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    expect(rules.some((rule) => rule.kind === 'prashna' && rule.part === 'kp' && rule.number === 108)).toBe(true);
    const births = document?.inputs.births ?? [];
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);

    // Nobody need be named, and without a moment it is now.
    const now = await written({ ...asked, client: undefined, matter: 'travel' }, owner);
    expect([now.title, now.document?.inputs.matter]).toEqual(['Вопрос (прашна)', 'travel']);
    expect(now.document?.inputs.moment).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

    const refusedAt = async (wrong: object) => {
      const { problem } = await test.call(contract.generateConsultation, {
        token: owner.token,
        body: { ...asked, ...wrong },
      });
      return [problem.status, problem.errors?.[0]?.path];
    };
    expect(await refusedAt({ question: undefined })).toEqual([400, 'question']);
    expect(await refusedAt({ question: 'Когда он умрёт?' })).toEqual([400, 'question']);
    expect(await refusedAt({ place: undefined })).toEqual([400, 'place']);
    expect(await refusedAt({ moment: 'завтра' })).toEqual([400, 'moment']);
    expect(await refusedAt({ moment: '2026-02-30T10:00' })).toEqual([400, 'moment.date']);
    expect(await refusedAt({ number: 250 })).toEqual([400, 'number']);
  });

  it('of a Western chart is whole for the product of the astrologer, and each of its factors holds', async () => {
    const owner = await createPerson(test, [1]);
    const more = { productId: 1, kind: 'western-portrait' };
    const { status, title, document } = await written(more, owner);
    expect([status, title]).toEqual(['done', 'Портрет личности: Анна']);
    expect(document?.sections.map(({ id }) => id)).toEqual(sectionsOf('western-portrait').map(({ id }) => id));
    const births = document?.inputs.births ?? [];
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    expect(rules.every(({ kind }) => kind === 'settings' || kind.startsWith('western-'))).toBe(true);
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
    const kinds = (await test.call(contract.availableKinds, { params: { a: '1' } })).value;
    expect(kinds.map(({ id }) => id)).toContain('western-portrait');
  });

  it('of a month of transits begins on the day of the order, and refuses one before the birth and one with an end', async () => {
    const owner = await createPerson(test, [1]);
    const more = { productId: 1, kind: 'western-month', from: '2027-02-15' };
    const { status, title, document } = await written(more, owner);
    const period = { from: '2027-02-15', to: '2027-03-14' };
    expect([status, title, document?.inputs.period]).toEqual(['done', 'Месяц (транзиты): Анна', period]);
    expect(document?.sections.map(({ id }) => id)).toEqual(sectionsOf('western-month').map(({ id }) => id));
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    const births = document?.inputs.births ?? [];
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
    for (const [wrong, path] of [
      [{ from: '1850-01-01' }, 'from'],
      [{ to: '2027-03-01' }, 'to'],
    ] as const) {
      const body = { client: { birth }, ...more, ...wrong };
      const { problem } = await test.call(contract.generateConsultation, { token: owner.token, body });
      expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, path]);
    }
  });

  it('of a choice of a day by the Western sky looks through the period of the order where it begins', async () => {
    const owner = await createPerson(test, [1]);
    const place = { latitude: 59.94, longitude: 30.31, timeZone: 'Europe/Moscow' };
    const period = { from: '2027-03-01', to: '2027-03-31' };
    const more = { productId: 1, kind: 'western-dates', purpose: 'signing', place };
    const { status, title, document } = await written({ ...more, ...period }, owner);
    expect([status, title, document?.inputs]).toMatchObject(['done', 'Выбор даты: Анна', { period, place }]);
    expect(document?.sections.map(({ id }) => id)).toEqual(sectionsOf('western-dates').map(({ id }) => id));
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule.kind === 'western-day' && rule.reason === undefined)).toHaveLength(5);
    const births = document?.inputs.births ?? [];
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
    const body = { client: { birth }, productId: 1, kind: 'western-dates', purpose: 'signing' };
    const { problem } = await test.call(contract.generateConsultation, { token: owner.token, body });
    expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, 'place']);
  });

  it('of a solar return is about the year of the order, and refuses one before the birth', async () => {
    const owner = await createPerson(test, [1]);
    const more = { productId: 1, kind: 'western-year', year: 2028 };
    const { status, title, document } = await written(more, owner);
    expect([status, title, document?.inputs.year]).toEqual(['done', 'Год (соляр): Анна', 2028]);
    expect(document?.sections.map(({ id }) => id)).toEqual(sectionsOf('western-year').map(({ id }) => id));
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    const births = document?.inputs.births ?? [];
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
    const body = { client: { birth }, ...more, year: 1850 };
    const { problem } = await test.call(contract.generateConsultation, { token: owner.token, body });
    expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, 'year']);
  });

  it('of numbers counts the name of the client, and each of its factors holds', async () => {
    const owner = await createPerson(test, [2]);
    const timeless = { ...birth, time: null };
    const more = { productId: 2, kind: 'numerology-numbers', client: { name: 'Анна', birth: timeless, sex: 'female' } };
    const { status, title, document } = await written(more, owner);
    expect([status, title]).toEqual(['done', 'Числа имени и даты: Анна']);
    expect(document?.sections.map(({ id }) => id)).toEqual(sectionsOf('numerology-numbers').map(({ id }) => id));
    const births = document?.inputs.births ?? [];
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    expect(rules.some((rule) => rule.kind === 'name-number' && rule.name === 'Анна')).toBe(true);
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
    const kinds = (await test.call(contract.availableKinds, { params: { a: '2' } })).value;
    expect(kinds.map(({ id }) => id)).toEqual([
      'numerology-matrix',
      'numerology-square',
      'numerology-numbers',
      'numerology-cycles',
      'numerology-pair',
      'numerology-child',
      'numerology-family',
      'numerology-name',
    ]);
  });

  it('of a family is told about all of it, and refuses more than six', async () => {
    const owner = await createPerson(test, [2]);
    const person = (name: string, date: string) => ({ name, birth: { ...birth, date, time: null } });
    const people = [person('Павел', '1987-03-17'), person('Вера', '2015-11-02')];
    const more = { productId: 2, kind: 'numerology-family', client: { name: 'Анна', birth }, people };
    const { status, title, document } = await written(more, owner);
    expect([status, title]).toEqual(['done', 'Род: Анна, Павел и Вера']);
    const births = document?.inputs.births ?? [];
    expect(births.map(({ role }) => role)).toEqual(['client', 'second', 'person3']);
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
    for (const wrong of [[], Array.from({ length: 6 }, () => person('Ия', '2001-01-01'))]) {
      const body = { ...more, people: wrong };
      const { problem } = await test.call(contract.generateConsultation, { token: owner.token, body });
      expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, 'people']);
    }
  });

  it('of names weighs those of the order, and refuses what cannot be counted', async () => {
    const owner = await createPerson(test, [2]);
    const more = { productId: 2, kind: 'numerology-name', client: { name: 'Анна', birth }, name: 'Алиса, Марк' };
    const { status, title, document } = await written(more, owner);
    expect([status, title]).toEqual(['done', 'Подбор имени или названия: Анна']);
    expect(document?.inputs.names).toEqual(['Алиса', 'Марк']);
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    expect(rules.some((rule) => rule.kind === 'name-letters' && rule.name === 'Марк')).toBe(true);
    const births = document?.inputs.births ?? [];
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
    for (const name of ['Алиса, 123', ' , ', undefined]) {
      const body = { ...more, name };
      const { problem } = await test.call(contract.generateConsultation, { token: owner.token, body });
      expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, 'name']);
    }
  });

  it('is offered to everybody who looks, with what opens it', async () => {
    const { value } = await test.call(contract.availableKinds, { params: { a: '14' } });
    expect(value).toMatchObject([
      { id: 'veda-portrait', cost: 1, needs: ['client'], products: [14, 15, 16, 17] },
      { id: 'veda-upaya', cost: 1, needs: ['client'], products: [14, 15, 16, 17] },
    ]);
    const none = await test.call(contract.availableKindsOf, { params: { a: '14', b: 'pair' } });
    expect(none.value).toEqual([]);
    expect((await test.call(contract.availableKinds, { params: { a: '99' } })).status).toBe(404);
    const bodies = await Promise.all(
      ['/v1/available_cons/14', '/v1/available_cons/14/'].map(async (url) => (await test.inject({ url })).json()),
    );
    expect(bodies[0]).toEqual(bodies[1]);
  });
});

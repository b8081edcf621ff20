import { getPlanets } from '@nebosvod/contracts/chart';
import {
  createMap,
  deleteMap,
  exportMaps,
  getAllMaps,
  getMap,
  importMaps,
  restoreMap,
  type SavedMap,
  updateMap,
} from '@nebosvod/contracts/maps';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { birthFromJhd, jhdFromBirth } from './jhd.ts';
import { draftOfEntry, entriesOfFile } from './map-file.ts';

const birth = {
  date: '1990-05-17',
  time: '14:30:00',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
  place: 'Москва',
} as const;

let test: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp();
  [me, other] = [await createPerson(test), await createPerson(test)];
});
afterAll(() => test.close());

const save = async (name: string, more: object = {}, who = me): Promise<SavedMap> =>
  (await test.call(createMap, { token: who.token, body: { name, birth, ...more } })).value;

describe('saved maps', () => {
  it('keep the offset found at saving and the signs for the list', async () => {
    const map = await save('Анна', { folder: 'Клиенты', tags: ['2026'] });
    expect(map.birth).toMatchObject({ utcOffsetSeconds: 14_400, timeZone: 'Europe/Moscow' });
    expect(map.moonSign).toBe(10);
    expect(map.lagnaSign).toBe(5);
    expect((await test.call(getMap, { token: me.token, body: { mapId: map.id } })).value).toEqual(map);
  });

  it('are searched, filtered, sorted in Russian and paged', async () => {
    for (const name of ['Ёлкина', 'Яков', 'Егор', 'Борис']) await save(name, { folder: 'Родные', tags: ['семья'] });
    const list = async (body: object) => (await test.call(getAllMaps, { token: me.token, body })).value;
    expect((await list({ folder: 'Родные', order: 'name' })).maps.map((map) => map.name)).toEqual([
      'Борис',
      'Егор',
      'Ёлкина',
      'Яков',
    ]);
    expect((await list({ search: 'ёлк' })).maps.map((map) => map.name)).toEqual(['Ёлкина']);
    const first = await list({ folder: 'Родные', order: 'name', limit: 3 });
    const second = await list({ folder: 'Родные', order: 'name', limit: 3, cursor: first.nextCursor });
    expect([...first.maps, ...second.maps]).toHaveLength(4);
    expect(second.nextCursor).toBeNull();
    expect(first.folders).toContainEqual({ name: 'Родные', count: 4 });
    expect(first.tags).toContainEqual({ name: 'семья', count: 4 });
  });

  it('can be changed, varied with another time, deleted and brought back', async () => {
    const map = await save('Основа');
    const variant = await save('Основа, 14:34', { birth: { ...birth, time: '14:34:00' }, variantOf: map.id });
    expect(variant.variantOf).toBe(map.id);
    const { value } = await test.call(updateMap, {
      token: me.token,
      body: { mapId: map.id, name: 'Иначе', birth: { ...birth, time: null } },
    });
    expect(value).toMatchObject({ name: 'Иначе', lagnaSign: null });
    expect((await test.call(deleteMap, { token: me.token, body: { mapId: map.id } })).status).toBe(204);
    expect((await test.call(getMap, { token: me.token, body: { mapId: map.id } })).problem.code).toBe('NOT_FOUND');
    expect((await test.call(restoreMap, { token: me.token, body: { mapId: map.id } })).value.name).toBe('Иначе');
  });

  it('belong to their owner: another person and a guest see nothing of them', async () => {
    const map = await save('Тайна');
    const body = { mapId: map.id };
    for (const [token, code] of [
      [other.token, 'NOT_FOUND'],
      [undefined, 'UNAUTHORIZED'],
    ] as const) {
      const parts = { body, ...(token ? { token } : {}) };
      expect((await test.call(getMap, parts)).problem.code).toBe(code);
      expect((await test.call(deleteMap, parts)).problem.code).toBe(code);
      expect((await test.call(restoreMap, parts)).problem.code).toBe(code);
    }
    expect((await test.call(getAllMaps, { token: other.token, body: {} })).value.maps).toEqual([]);
    expect((await test.call(getPlanets, { token: other.token, body })).problem.code).toBe('NOT_FOUND');
    expect((await test.call(getPlanets, { body })).problem.code).toBe('UNAUTHORIZED');
  });

  it('stand for a birth in a calculation, with their settings', async () => {
    const map = await save('С настройками', { settings: { ayanamsha: 'raman' } });
    const { value } = await test.call(getPlanets, { token: me.token, body: { mapId: map.id } });
    expect(value.settings.ayanamsha).toBe('raman');
    expect(value.moment.instant).toBe('1990-05-17T10:30:00.000Z');
    const asked = await test.call(getPlanets, {
      token: me.token,
      body: { mapId: map.id, settings: { ayanamsha: 'lahiri' } },
    });
    expect(asked.value.settings.ayanamsha).toBe('lahiri');
  });

  it('are not saved for an hour that came twice: the two readings come back', async () => {
    const twice = { ...birth, date: '1981-09-30', time: '23:30:00' };
    const { status, problem } = await test.call(createMap, { token: me.token, body: { name: 'Дважды', birth: twice } });
    expect(status).toBe(409);
    expect(problem.candidates).toHaveLength(2);
  });
});

describe('files of maps', () => {
  it('a JHora file gives the birth back to the second', async () => {
    const map = await save('Файл');
    const file = await test.inject({
      method: 'POST',
      url: exportMaps.path,
      headers: { authorization: `Bearer ${me.token}` },
      payload: { format: 'jhd', mapIds: [map.id] },
    });
    const body = { format: 'jhd', content: file.body, fileName: 'Файл.jhd' };
    const { value } = await test.call(importMaps, { token: me.token, body });
    expect(value.imported[0]).toMatchObject({ name: 'Файл', moonSign: map.moonSign, lagnaSign: map.lagnaSign });
    expect(must(value.imported[0]).birth.time).toBe('14:30:00');
    expect(must(value.imported[0]).birth.latitude).toBeCloseTo(55.7558, 5);
  });

  it('any birth survives a JHora file', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1800-01-01'), max: new Date('2399-12-31'), noInvalidDate: true }),
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: -43_200, max: 50_400 }),
        (at, latitude, longitude, offset) => {
          const written = {
            date: at.toISOString().slice(0, 10),
            time: at.toISOString().slice(11, 19),
            latitude,
            longitude,
          };
          const content = jhdFromBirth(written, offset);
          const read = content === null ? 'нет' : birthFromJhd(content);
          if (typeof read === 'string') throw new Error(read);
          expect([read.date, read.time]).toEqual([written.date, written.time]);
          expect(Math.abs(read.latitude - latitude)).toBeLessThan(1e-5);
          expect(Math.abs(read.longitude - longitude)).toBeLessThan(1e-5);
          expect(Math.abs((read.utcOffsetSeconds ?? 0) - offset)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('reads a file as JHora writes it: 15.45 is 15:45, east is negative', () => {
    const content = [
      '7',
      '4',
      '1996',
      '15.450000000000000',
      '-5.300000',
      '-75.460000',
      '23.110000',
      '0.000000',
      '-5.500000',
      '-5.500000',
      '0',
      '105',
      'Ujjain',
      'India',
      '1',
      '1013.250000',
      '20.000000',
      '1',
    ].join('\r\n');
    expect(birthFromJhd(content)).toMatchObject({
      date: '1996-07-04',
      time: '15:45:00',
      utcOffsetSeconds: 19_800,
      place: 'Ujjain',
    });
    expect(birthFromJhd('привет')).toContain('JHora');
  });

  it('a spreadsheet goes out and comes back, and bad lines are named', async () => {
    const file = await test.inject({
      method: 'POST',
      url: exportMaps.path,
      headers: { authorization: `Bearer ${me.token}` },
      payload: { format: 'csv' },
    });
    const drafts = [...entriesOfFile({ format: 'csv', content: file.body })].map(draftOfEntry);
    expect(drafts.filter((draft) => 'reason' in draft)).toEqual([]);
    expect(drafts.length).toBeGreaterThan(5);
    const content =
      'Имя;Дата;Время;Широта;Долгота\r\nАнна;17.05.1990;14:30;55,75;37,61\r\nПлохая;30.02.1990;;55;37\r\nБез даты;;;55;37';
    const { value } = await test.call(importMaps, { token: me.token, body: { format: 'csv', content } });
    expect(value.imported.map((map) => map.name)).toEqual(['Анна']);
    expect(value.refused.map((line) => line.reason).join()).toMatch(/не существует/);
    expect(value.refused).toHaveLength(2);
  });

  it('a place by its name alone is found, one with namesakes is asked about, one that nobody knows refused', async () => {
    const rows = [
      'Вера;01.02.1985;10:00;Горький',
      'Пётр;01.02.1985;10:00;Киров',
      'Олег;01.02.1985;10:00;Нетакогоместа-Ъ',
      'Ия;01.02.1985;10:00;Киров',
    ];
    const body = { format: 'csv', content: ['Имя;Дата;Время;Место', ...rows].join('\n') } as const;
    const { value } = await test.call(importMaps, { token: me.token, body });
    expect(value.imported.map(({ name, birth: { timeZone, place } }) => [name, timeZone, place])).toEqual([
      ['Вера', 'Europe/Moscow', 'Горький'],
    ]);
    expect(value.refused).toEqual([{ line: 4, reason: expect.stringContaining('не нашлось') }]);
    expect(value.asked).toEqual([{ place: 'Киров', lines: [3, 5], choices: expect.anything() }]);
    const kaluga = must(must(value.asked[0]).choices.find(({ region }) => region === 'Калужская область'));
    const places = [{ name: 'Киров', placeId: kaluga.id }];
    const again = await test.call(importMaps, { token: me.token, body: { ...body, lines: [3, 5], places } });
    expect(again.value.imported.map(({ name }) => name)).toEqual(['Пётр', 'Ия']);
    expect(must(again.value.imported[0]).birth.latitude).toBeCloseTo(kaluga.latitude, 5);
    expect([again.value.asked, again.value.refused]).toEqual([[], []]);
    const json = JSON.stringify([{ name: 'Зоя', birth: { date: '1985-02-01', time: null, place: 'Тверь' } }]);
    const fromJson = await test.call(importMaps, { token: me.token, body: { format: 'json', content: json } });
    expect(fromJson.value.imported.map(({ name }) => name)).toEqual(['Зоя']);
  });

  it('JSON goes out and comes back', async () => {
    const file = await test.inject({
      method: 'POST',
      url: exportMaps.path,
      headers: { authorization: `Bearer ${me.token}` },
      payload: { format: 'json' },
    });
    const { value } = await test.call(importMaps, { token: other.token, body: { format: 'json', content: file.body } });
    expect(value.imported.length).toBeGreaterThan(5);
    expect(
      (await test.call(importMaps, { token: other.token, body: { format: 'json', content: '{' } })).value.refused,
    ).toHaveLength(1);
  });
});

import { createClient } from '@nebosvod/contracts/clients';
import * as contract from '@nebosvod/contracts/reminders';
import { saveUserData } from '@nebosvod/contracts/user';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextMoment } from '../src/modules/reminders/next-moment.ts';
import { remindOfDays } from '../src/modules/reminders/reminders.service.ts';
import { createPerson, mailsTo, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const moscow = { name: 'Москва', latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
/** 09:00 of Moscow on the day before an ekadashi of both traditions. */
const eve = new Date('2026-12-19T06:00:00Z');
const choose = (person: Person, kinds: contract.ReminderKind[], hour = 9) =>
  test.call(contract.saveReminders, { token: person.token, body: { kinds, place: moscow, hour } });
/** As if the person's hour had come. */
const dueAt = ({ id }: Person, moment: Date) =>
  test.database.db.updateTable('reminder').set({ next_at: moment }).where('user_id', '=', id).execute();
const troubles: unknown[] = [];
const round = (now: Date, mailer = test.app.mailer) =>
  remindOfDays({ db: test.database.db, env: test.env, mailer, bots: new Map() }, (error) => troubles.push(error), now);
const letters = async ({ email }: Person) =>
  (await mailsTo(test, email)).filter(({ subject }) => subject.startsWith('Напоминание'));

describe('reminders', () => {
  it('are chosen for a city and an hour of its clock, and never for the night', async () => {
    const person = await createPerson(test);
    const { value } = await choose(person, ['ekadashi']);
    expect(value).toMatchObject({ kinds: ['ekadashi'], place: moscow, hour: 9 });
    expect(value.nextAt).toMatch(/T06:00:00.000Z$/);
    expect((await choose(person, ['ekadashi'], 23)).problem.errors?.[0]?.path).toBe('hour');
    expect((await choose(person, [])).value.nextAt).toBeNull();
  });

  it('tell of a fast on its eve, once, however many nodes look', async () => {
    const person = await createPerson(test);
    await choose(person, ['ekadashi']);
    for (const hours of [0, 24]) {
      const now = new Date(eve.getTime() + hours * HOUR_MS);
      await dueAt(person, now);
      await Promise.all([round(now), round(now), round(now)]);
    }
    const [letter, ...more] = await letters(person);
    expect(more).toEqual([]);
    expect(letter?.text).toMatch(/— Завтра экадаши Мокшада, Москва: выход из поста 21\s?декабря/);
    expect(letter?.text).toContain('#r.');
  });

  it('are never two for one event when a node dies between the mark and the letter', async () => {
    const person = await createPerson(test);
    await choose(person, ['ekadashi']);
    await dueAt(person, eve);
    const dead = { ...test.app.mailer, post: () => Promise.reject(new Error('killed')) };
    expect(await round(eve, dead)).toBe(0);
    expect(troubles.splice(0)).toHaveLength(1);
    await dueAt(person, eve);
    await round(eve);
    expect(await letters(person)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('do not come hours late, in the night', async () => {
    const person = await createPerson(test);
    await choose(person, ['ekadashi']);
    await dueAt(person, eve);
    await round(new Date(eve.getTime() + 15 * HOUR_MS));
    expect(await letters(person)).toEqual([]);
  });

  it('tell of a change of dasha within a week, once, when the time of birth is known', async () => {
    const person = await createPerson(test);
    const birth = { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173 };
    await test.call(saveUserData, { token: person.token, body: { birth } });
    await choose(person, ['dasha']);
    const timeless = await createPerson(test);
    await test.call(saveUserData, { token: timeless.token, body: { birth: { ...birth, time: null } } });
    await choose(timeless, ['dasha']);
    for (const day of [18, 20, 22]) {
      const now = new Date(`2028-12-${day}T06:00:00Z`);
      await dueAt(person, now);
      await dueAt(timeless, now);
      await round(now);
    }
    const [letter, ...more] = await letters(person);
    expect(more).toEqual([]);
    expect(letter?.text).toMatch(/— 24\s?декабря\s2028\sг\.\sначинается период Сатурна \(вимшоттари\)/);
    expect(await letters(timeless)).toEqual([]);
  });

  it('tell of the periods of the person’s own settings', async () => {
    const person = await createPerson(test);
    const birth = { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173 };
    await test.call(saveUserData, {
      token: person.token,
      body: { birth, settings: { 'calculation.ayanamsha': 'raman' } },
    });
    await choose(person, ['dasha']);
    // By the default ayanamsha Saturn begins in these days.
    const now = new Date('2028-12-20T06:00:00Z');
    await dueAt(person, now);
    await round(now);
    expect(await letters(person)).toEqual([]);
  });

  it('tell of slow planets on points of the chart and in a new sign, each once', async () => {
    const person = await createPerson(test);
    const birth = { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173 };
    await test.call(saveUserData, { token: person.token, body: { birth } });
    await choose(person, ['transits']);
    for (let day = 0; day < 60; day += 1) {
      const now = new Date(Date.UTC(2027, 4, 1, 6) + 24 * HOUR_MS * day);
      await dueAt(person, now);
      await round(now);
    }
    const text = (await letters(person)).map((letter) => letter.text).join('\n');
    expect([...text.matchAll(/^— .+/gm)].map(([line]) => line.replaceAll('\u00a0', ' '))).toEqual([
      '— 3 июня 2027 г. Сатурн переходит в знак Овна: 4-й знак от Луны вашего рождения, 9-й от лагны.',
      '— 13 июня 2027 г. Юпитер встаёт точно напротив Луны вашей карты (27°53′ в Раке).',
      '— 26 июня 2027 г. Юпитер переходит в знак Льва: 8-й знак от Луны вашего рождения, 1-й от лагны.',
    ]);
  });

  it('tell the day of the city each day, and the practitioner of clients to be written to', async () => {
    const person = await createPerson(test, [1]);
    const nextContact = { date: '2026-12-19', reason: 'Сатурн вернётся на место' };
    await test.call(createClient, { token: person.token, body: { name: 'Анна', nextContact } });
    await choose(person, ['day', 'contact']);
    for (const hours of [0, 24]) {
      const now = new Date(eve.getTime() + hours * HOUR_MS);
      await dueAt(person, now);
      await round(now);
    }
    const [first, second] = await letters(person);
    expect(first?.text).toMatch(/— 19\s?декабря\s2026\sг\., Москва\. .+титхи.+/);
    expect(first?.text).toContain('— Сегодня связаться: Анна (Сатурн вернётся на место).');
    expect(second?.text).toMatch(/— 20\s?декабря/);
    expect(second?.text).not.toContain('Анна');
  });

  it('end by the link of a letter, and by no other', async () => {
    const person = await createPerson(test);
    await choose(person, ['ekadashi']);
    await dueAt(person, eve);
    await round(eve);
    const token = /#r\.(\S+)/.exec((await letters(person))[0]?.text ?? '')?.[1] ?? '';
    const stop = (given: string) => test.call(contract.stopReminders, { body: { token: given } });
    expect((await stop(`${person.id}.${'A'.repeat(43)}`)).problem.code).toBe('NOT_FOUND');
    expect((await stop(token)).status).toBe(204);
    expect((await test.call(contract.getReminders, { token: person.token })).value.kinds).toEqual([]);
  });

  it('find the hour of a clock on days of change too', () => {
    expect(nextMoment(9, 'Europe/Moscow', eve).toISOString()).toBe('2026-12-20T06:00:00.000Z');
    expect(nextMoment(9, 'Europe/Berlin', new Date('2027-03-27T12:00:00Z')).toISOString()).toBe(
      '2027-03-28T07:00:00.000Z',
    );
  });
});

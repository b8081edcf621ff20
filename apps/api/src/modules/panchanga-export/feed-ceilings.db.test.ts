import { calendarFeed, createCalendarFeed } from '@nebosvod/contracts/panchanga-export';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runPurge } from '../../purge.ts';
import { storeFeed } from './calendar-feed.repository.ts';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow', layers: ['ekadashi'] };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => test.close());

const create = (address: string, body: object = MOSCOW) =>
  test.call(createCalendarFeed, { body, headers: { 'x-forwarded-for': address } });
const age = (column: 'created_at' | 'last_read_at', interval: string) =>
  sql`update calendar_feed set ${sql.ref(column)} = now() - ${interval}::interval`.execute(test.database.db);
const readAt = () => test.database.db.selectFrom('calendar_feed').select('last_read_at').execute();

describe('calendars that guests make', () => {
  it('are at most thirty a day for one network', async () => {
    for (let made = 0; made < 30; made += 1) expect((await create('192.0.2.1')).status).toBe(201);
    const refused = await create('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
    expect((await create('192.0.2.2')).status).toBe(201);
  });

  it('note that they were read once a day, not at every reading', async () => {
    await sql`delete from calendar_feed`.execute(test.database.db);
    const { path } = (await create('192.0.2.3')).value;
    const read = () => test.call(calendarFeed, { params: { token: path.replace('/calendar/', '') } });
    expect((await read()).status).toBe(200);
    const [first] = await readAt();
    expect(first?.last_read_at).toBeInstanceOf(Date);
    await read();
    expect(await readAt()).toEqual([first]);
    await age('last_read_at', '25 hours');
    await read();
    const [later] = await readAt();
    expect(Number(later?.last_read_at)).toBeGreaterThanOrEqual(Number(first?.last_read_at));
  });

  it('take no place whose line breaks would be lines of the calendar', async () => {
    const answer = await create('192.0.2.5', { ...MOSCOW, place: 'Москва\rATTACH:https://evil.example' });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe('place');
  });

  it('are removed when nobody has read them for ninety days', async () => {
    await sql`delete from calendar_feed`.execute(test.database.db);
    await create('192.0.2.4');
    const purge = test.app.purges.find(({ name }) => name === 'unread calendars');
    if (!purge) throw new Error('calendars are never purged');
    await age('created_at', '89 days');
    expect(await runPurge(purge)).toBe(0);
    await age('created_at', '91 days');
    await age('last_read_at', '1 day');
    expect(await runPurge(purge)).toBe(0);
    await age('last_read_at', '91 days');
    expect(await runPurge(purge)).toBe(1);
  });

  it('fill their table to its ceiling and no further', async () => {
    await sql`delete from calendar_feed`.execute(test.database.db);
    const store = (name: string) => storeFeed(test.database.db, Buffer.from(name), MOSCOW, 2);
    expect([await store('a'), await store('b'), await store('c')]).toEqual([true, true, false]);
  });
});

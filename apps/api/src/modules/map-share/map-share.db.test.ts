import { getMapShares, getSharedMap, mostShares, revokeMapShare, shareMap } from '@nebosvod/contracts/map-share';
import { createMap, deleteMap } from '@nebosvod/contracts/maps';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runPurge } from '../../purge.ts';

const birth = {
  date: '1990-05-17',
  time: '14:30:00',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
  place: 'Москва',
  name: 'Анна внутри',
  consentAt: '2026-11-22T10:00:00.000Z',
} as const;

let test: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp();
  [me, other] = [await createPerson(test), await createPerson(test)];
});
afterAll(() => test.close());

const save = async () => (await test.call(createMap, { token: me.token, body: { name: 'Анна', birth } })).value;
const share = async (mapId: string, withName = false) =>
  (await test.call(shareMap, { token: me.token, body: { mapId, days: 7, withName } })).value;
const opened = (token: string) => test.call(getSharedMap, { body: { token } });

describe('a link to a saved map', () => {
  it('opens the map to anybody, without the name unless its owner shows it, and is not for search engines', async () => {
    const map = await save();
    const { token } = await share(map.id);
    const { value, headers } = await opened(token);
    expect(value.name).toBeNull();
    expect(value.birth).toMatchObject({ date: '1990-05-17', time: '14:30:00', place: 'Москва' });
    expect(value.birth).not.toHaveProperty('name');
    expect(value.birth).not.toHaveProperty('consentAt');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect((await opened((await share(map.id, true)).token)).value.name).toBe('Анна');
  });

  it('tells nothing of the birth and is kept as a hash only', async () => {
    const map = await save();
    const { token } = await share(map.id);
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await sql<{ row: string }>`select map_share::text as row from map_share`.execute(test.database.db);
    expect(stored.rows.every(({ row }) => !row.includes(token))).toBe(true);
  });

  it('answers 404 alike when guessed, closed, over, or when the map is deleted', async () => {
    const map = await save();
    const [closed, over, kept] = [await share(map.id), await share(map.id), await share(map.id)];
    await test.call(revokeMapShare, { token: me.token, body: { shareId: closed.id } });
    await sql`update map_share set expires_at = now() - interval '1 second' where id = ${over.id}`.execute(
      test.database.db,
    );
    const refusals = await Promise.all([closed.token, over.token, 'A'.repeat(43)].map((token) => opened(token)));
    await test.call(deleteMap, { token: me.token, body: { mapId: map.id } });
    refusals.push(await opened(kept.token));
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const details = refusals.map(({ problem }) => problem.detail);
    expect(new Set(details).size).toBe(1);
  });

  it('is made, listed and closed by the owner of the map alone', async () => {
    const map = await save();
    const made = await share(map.id);
    const asOther = { token: other.token };
    const foreign = [
      await test.call(shareMap, { ...asOther, body: { mapId: map.id, days: 7, withName: true } }),
      await test.call(revokeMapShare, { ...asOther, body: { shareId: made.id } }),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    expect((await test.call(getMapShares, { ...asOther, body: { mapId: map.id } })).value).toEqual([]);
    const { token: _token, ...listed } = made;
    expect((await test.call(getMapShares, { token: me.token, body: { mapId: map.id } })).value).toEqual([listed]);
  });

  it('has a ceiling for a person, and what is over is removed', async () => {
    const map = await save();
    await sql`insert into map_share (id, token_hash, user_id, map_id, with_name, expires_at)
      select gen_random_uuid(), sha256(convert_to(n::text, 'UTF8')), ${me.id}, ${map.id}, false, now() + interval '1 day'
      from generate_series(1, ${mostShares}) as n`.execute(test.database.db);
    const { status } = await test.call(shareMap, {
      token: me.token,
      body: { mapId: map.id, days: 7, withName: false },
    });
    expect(status).toBe(400);
    await sql`update map_share set expires_at = now() - interval '1 second'`.execute(test.database.db);
    const purge = test.app.purges.find(({ name }) => name === 'links to maps');
    expect(purge && (await runPurge(purge))).toBeGreaterThanOrEqual(mostShares);
  });
});

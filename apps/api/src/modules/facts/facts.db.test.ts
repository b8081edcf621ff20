import { getFact } from '@nebosvod/contracts/facts';
import { utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { Facts } from './facts.service.ts';
import { skyFactsOf } from './sky-facts.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the fact of the day', () => {
  it('is told to guests too, the same all day; an unknown product is 404', async () => {
    const first = await test.call(getFact);
    const again = await test.call(getFact, { query: { product_id: '3' } });
    expect(first.value.text.length).toBeGreaterThan(20);
    expect(again.status).toBe(200);
    expect(['id', 'sky', 'source', 'text']).toEqual(
      expect.arrayContaining(Object.keys(JSON.parse(again.text).response)),
    );
    for (const product_id of ['99', 'x'])
      expect((await test.call(getFact, { query: { product_id } })).status).toBe(404);
  });

  it('begins with the sky of the day, and never comes again to a person', async () => {
    const { id } = await createPerson(test);
    const table = ['a', 'b', 'c'].map((name) => ({ id: name, text: name, source: { title: 'Книга', where: 'глава' } }));
    const facts = new Facts(test.database.db, () => table);
    const sky = await ephemeris();
    // Jupiter stands on 13 December 2026 at 03:57 Moscow time.
    const now = new Date(utcMidnight('2026-12-13') + 9 * HOUR_MS);
    const told: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      const fact = await facts.tell(sky, { productId: undefined, userId: id, now });
      if (count === 0) expect(fact).toMatchObject({ sky: { event: 'jupiter-station-retrograde' } });
      told.push(fact.id);
    }
    expect(new Set(told).size).toBe(40);
    expect(told.slice(1, 4).sort()).toEqual(['a', 'b', 'c']);
  });

  it('gives the hour of Moscow as the sky has it', async () => {
    const [fact] = skyFactsOf(await ephemeris(), '2026-12-13');
    expect(fact?.text).toMatch(/^Сегодня в 03:5[67] по Москве Юпитер останавливается и поворачивает назад\.$/);
    expect(fact?.sky?.at.slice(0, 15)).toBe('2026-12-13T00:5');
  });
});

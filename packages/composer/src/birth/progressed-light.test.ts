import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { ageAt, secondaryProgression } from '@nebosvod/engine/western/progressions';
import { westernBody } from '@nebosvod/engine/western/western-chart';
import { expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { randomBirths } from '../reading/random-births.ts';
import { decideWestern } from '../rule/decide-western.ts';
import { Births } from './births.ts';

const AT = '2026-12-01';

test('a stay of a progressed light ends and begins where the progressed charts say so', async () => {
  const sky = await loadEphemeris();
  const births = randomBirths(60)
    .filter(({ isTimeKnown, typed }) => isTimeKnown && typed.date > '1940')
    .slice(0, 30);
  let told = 0;
  const wrong: string[] = [];
  for (const birth of births) {
    const known = must(new Births(sky, [birth], DEFAULT_SETTINGS).get('client') ?? undefined);
    const facts = must(known.west[0]);
    const placed = (planet: 'sun' | 'moon', date: string, shift: number) => {
      const years = ageAt(facts.chart.julianDay, known.days.instantOf(date, 12) + shift);
      return westernBody(secondaryProgression(sky, facts.chart, years).chart, planet);
    };
    for (const planet of ['sun', 'moon'] as const) {
      const { sign } = placed(planet, AT, 0);
      const rule = { kind: 'western-progressed-sign' as const, planet, sign, at: AT };
      const { holds, values } = decideWestern(rule, known, sky);
      if (holds !== true) wrong.push(`${planet} ${birth.typed.date}`);
      for (const [end, outside] of [
        [values.from, -1],
        [values.until, 1],
      ] as const) {
        if (typeof end !== 'string') continue;
        told++;
        if (placed(planet, end, outside).sign === sign || placed(planet, end, -outside).sign !== sign)
          wrong.push(`${planet} ${birth.typed.date} ${end}`);
      }
    }
    const house = facts.houseAt(placed('moon', AT, 0).longitude);
    const rule = { kind: 'western-progressed-house' as const, planet: 'moon' as const, house, at: AT };
    const { holds, values } = decideWestern(rule, known, sky);
    if (holds !== true) wrong.push(`house ${birth.typed.date}`);
    if (typeof values.until === 'string') {
      told++;
      if (facts.houseAt(placed('moon', values.until, 1).longitude) === house) wrong.push(`house ${values.until}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(told).toBeGreaterThan(2 * births.length);
});

import { separation } from '@nebosvod/engine/angle/degrees';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { findPatterns } from '@nebosvod/engine/western/pattern';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { Births } from '../birth/births.ts';
import { randomBirths } from '../reading/random-births.ts';
import { westernBalances } from './western-balances.ts';
import { foundWestern } from './western-found.ts';

const CHARTS = 300;
/** Where the middle of many charts lies, and how far a sample of them may stand from it. */
const MIDDLE = 0.6;
const OFF = 0.03;

let births: readonly Births[];
beforeAll(async () => {
  const sky = await loadEphemeris();
  births = randomBirths(900, 15)
    .filter(({ isTimeKnown, typed }) => isTimeKnown && typed.date > '1935')
    .slice(0, CHARTS)
    .map((birth) => new Births(sky, [birth], DEFAULT_SETTINGS));
});
const clientOf = (one: Births) => must(one.get('client') ?? undefined);

describe('both sides of an area over many Western charts', () => {
  test('no area is decided before it is read: the middle share is the same in all, and a tenth of them stand against', () => {
    const shares = new Map<string, number[]>();
    for (const one of births)
      for (const { area, totalFor, totalAgainst } of westernBalances(one, clientOf(one)))
        shares.set(area, [...(shares.get(area) ?? []), totalFor / (totalFor + totalAgainst)]);
    const off = [...shares].flatMap(([area, found]) => {
      const sorted = found.sort((a, b) => a - b);
      const [low, middle, high] = [0.1, 0.5, 0.9].map((part) => must(sorted[Math.floor(part * sorted.length)]));
      const isRight = Math.abs(must(middle) - MIDDLE) <= OFF && must(low) < 0.5 && must(high) > 0.65;
      return isRight ? [] : [`${area} ${low} ${middle} ${high}`];
    });
    expect(off).toEqual([]);
  });

  test('Chiron or a node beside an angle or a planet is said so', () => {
    const wrong = births.flatMap((one) => {
      const [facts] = clientOf(one).west;
      const rules = foundWestern(must(facts)).flatMap((found) => found.rules);
      return (['chiron', 'north-node', 'south-node'] as const).filter((point) => {
        const near = must(facts).nearPoint(point);
        return (near !== null) !== rules.some((rule) => rule.kind === 'western-point-near' && rule.point === point);
      });
    });
    expect(wrong).toEqual([]);
  });

  test('a yod has quincunxes within two degrees, and so a sextile within four', () => {
    const yods = births.flatMap((one) => {
      const facts = must(clientOf(one).west[0]);
      return facts.patterns.filter(({ id }) => id === 'yod').map(({ members, apex }) => ({ facts, members, apex }));
    });
    expect(yods.length).toBeGreaterThan(0);
    for (const { facts, members, apex } of yods) {
      const [a, b] = members.filter((one) => one !== apex).map((one) => facts.body(one).longitude);
      const tip = facts.body(must(apex ?? undefined)).longitude;
      for (const end of [must(a), must(b)]) expect(Math.abs(separation(end, tip) - 150)).toBeLessThanOrEqual(2.000001);
      expect(Math.abs(separation(must(a), must(b)) - 60)).toBeLessThanOrEqual(4.000001);
    }
  });
});

test('wide orbs asked for on the screen make no yod of wide quincunxes', () => {
  const of = (orb: number) => findPatterns(yod(orb));
  expect(of(2.9).map(({ id }) => id)).toEqual(['yod']);
  expect(of(3.1)).toEqual([]);
});

/** Mars and Venus in sextile, the Sun at the end of two quincunxes off by so much. */
function yod(orb: number): Parameters<typeof findPatterns>[0] {
  const found = (a: 'sun' | 'mars', b: 'mars' | 'venus', aspect: 'sextile' | 'quincunx') => {
    const angle = aspect === 'sextile' ? 60 : 150;
    return { a, b, aspect, separation: angle, orb: aspect === 'sextile' ? 1 : orb, limit: 6, applying: null };
  };
  return {
    points: (['sun', 'mars', 'venus'] as const).map((id, index) => ({ id, sign: ([1, 6, 8] as const)[index] ?? 1 })),
    aspects: [found('mars', 'venus', 'sextile'), found('sun', 'mars', 'quincunx'), found('sun', 'venus', 'quincunx')],
  };
}

import { separation } from '@nebosvod/engine/angle/degrees';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { findPatterns } from '@nebosvod/engine/western/pattern';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { Births } from '../birth/births.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { VERDICT_CLASSES } from '../language/verdict-frame.ts';
import { randomBirths } from '../reading/random-births.ts';
import { westernBalances } from './western-balances.ts';
import { foundWestern } from './western-found.ts';
import { WESTERN_CLEAR } from './western-weights.table.ts';

const CHARTS = 300;
/** Where the middle of many charts lies, and how far a sample of them may stand from it. */
const OFF = 0.03;
/** Of the charts: what every step of an area is used by at least, and at most. */
const [SELDOM, OFTEN] = [0.03, 0.6];

let births: readonly Births[];
let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
  births = randomBirths(900, 15)
    .filter(({ isTimeKnown, typed }) => isTimeKnown && typed.date > '1935')
    .slice(0, CHARTS)
    .map((birth) => new Births(sky, [birth], DEFAULT_SETTINGS));
});
const clientOf = (one: Births) => must(one.get('client') ?? undefined);

describe('both sides of an area over many Western charts', () => {
  test('no area is decided before it is read: the middle chart of each stands where the plain ones begin', () => {
    const shares = new Map<string, number[]>();
    for (const one of births)
      for (const { area, totalFor, totalAgainst } of westernBalances(one, clientOf(one)))
        shares.set(area, [...(shares.get(area) ?? []), totalFor / (totalFor + totalAgainst)]);
    const off = [...shares].flatMap(([area, found]) => {
      const middle = must(found.sort((a, b) => a - b)[Math.floor(found.length / 2)]);
      return Math.abs(middle - WESTERN_CLEAR) <= OFF ? [] : [`${area} ${middle}`];
    });
    expect(off).toEqual([]);
  });

  test('every step of an area is used, and none by nearly all: of the person alone nothing is quiet', () => {
    const counts = new Map<string, number>();
    for (const one of births)
      for (const { area, verdict } of westernBalances(one, clientOf(one)))
        counts.set(`${area} ${verdict}`, (counts.get(`${area} ${verdict}`) ?? 0) + 1);
    const wrong = AREAS.flatMap((area) =>
      VERDICT_CLASSES.flatMap((verdict) => {
        const part = (counts.get(`${area} ${verdict}`) ?? 0) / births.length;
        if (area === 'character' && verdict === 'quiet') return part === 0 ? [] : [`${area} ${verdict} ${part}`];
        return part >= SELDOM && part <= OFTEN ? [] : [`${area} ${verdict} ${part}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the chart of the worked reading in the design comes to its verdicts', () => {
    const typed = {
      date: '1990-05-17',
      time: '14:30',
      latitude: 55.7558,
      longitude: 37.6173,
      timeZone: 'Europe/Moscow',
    };
    const own = new Births(sky, [must(resolveTyped('client', typed) ?? undefined)], DEFAULT_SETTINGS);
    expect(Object.fromEntries(westernBalances(own, clientOf(own)).map(({ area, verdict }) => [area, verdict]))).toEqual(
      {
        character: 'clear',
        work: 'clear',
        money: 'hard',
        relations: 'even',
        home: 'even',
        children: 'hard',
        vigour: 'quiet',
        path: 'clear',
      },
    );
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

  test('a soft aspect that hinders is told by its price and by the sentence that says why, without its praise', () => {
    const soft = births.flatMap((one) =>
      westernBalances(one, clientOf(one)).flatMap(({ against }) =>
        against.filter(({ rules: [rule], telling }) => {
          const isSoft = rule?.kind === 'western-aspect' && ['sextile', 'trine'].includes(rule.aspect);
          return isSoft && telling?.key.startsWith('w.aspect.');
        }),
      ),
    );
    expect(soft.length).toBeGreaterThan(0);
    expect(soft.filter(({ telling }) => telling?.rest.length !== 0 || telling.leads.length !== 3)).toEqual([]);
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

import type { Rule } from '@nebosvod/contracts/rule';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { Births } from '../birth/births.ts';
import { randomBirths } from '../reading/random-births.ts';
import { Voice } from '../reading/voice.ts';
import type { Weighed } from '../weigh/testimony.ts';
import { westernWays } from './western-area.ts';
import { westernBalances } from './western-balances.ts';

const CHARTS = 60;
const NO_TIME = { series: [], stays: [], longStays: [], years: [] };

interface Weighing {
  readonly text: string;
  readonly support: Weighed;
  readonly counter: Weighed;
}

let sky: Ephemeris;
let weighings: readonly Weighing[];
beforeAll(async () => {
  sky = await loadEphemeris();
  weighings = randomBirths(300, 15)
    .filter(({ typed }) => typed.date > '1935')
    .slice(0, CHARTS)
    .flatMap((birth) => {
      const births = new Births(sky, [birth], DEFAULT_SETTINGS);
      const client = must(births.get('client') ?? undefined);
      const voice = new Voice(births, new Map());
      return westernBalances(births, client).flatMap((balance) => {
        const ways = westernWays(voice, must(client.west[0]), balance, NO_TIME);
        return balance.for.slice(0, 4).flatMap((support) =>
          balance.against.slice(0, 4).flatMap((counter): Weighing[] => {
            const text = ways.weigh(support, counter)?.text;
            return text === undefined ? [] : [{ text, support, counter }];
          }),
        );
      });
    });
});

const aspectOf = ({ rules: [rule] }: Weighed): Extract<Rule, { kind: 'western-aspect' }> | null =>
  rule?.kind === 'western-aspect' ? rule : null;
const planetsOf = (one: Weighed): readonly string[] => {
  const aspect = aspectOf(one);
  return aspect ? [aspect.a, aspect.b] : (one.planet?.split(' ') ?? []);
};
const saying = (words: RegExp) => {
  const found = weighings.filter(({ text }) => words.test(text));
  expect(found.length).toBeGreaterThan(0);
  return found;
};

describe('how the two sides of an area live together', () => {
  test('an aspect troubles a place, and a place its aspect, only where a planet is in both', () => {
    const wrong = saying(/беспокоит его|одна из них наедине/).filter(
      ({ support, counter }) => !planetsOf(support).some((planet) => planetsOf(counter).includes(planet)),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test('only a hard aspect is called friction, tension or a trial', () => {
    const wrong = saying(/трение|напряжённая|испытывает|разбирает/).filter(({ counter }) =>
      ['conjunction', 'sextile', 'trine'].includes(aspectOf(counter)?.aspect ?? ''),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test('two houses pull a day only where they are two', () => {
    const houseOf = ({ rules: [rule] }: Weighed) => (rule?.kind === 'western-house' ? rule.house : null);
    const wrong = saying(/Два дома|Области соседствуют/).filter(
      ({ support, counter }) => houseOf(support) !== null && houseOf(support) === houseOf(counter),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

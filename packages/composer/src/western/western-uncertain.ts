import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternFacts } from '../birth/western-facts.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Voice } from '../reading/voice.ts';
import { decideIn, type WesternRule } from '../rule/decide-western.ts';

/** Signs that change while the birth may have been, each with the time in which it holds; nothing of a sure time. */
export function westernUncertain(voice: Voice, { births, client }: Prepared): ReadingDocument['uncertain'] {
  const samples = [...client.west].sort((a, b) => a.chart.julianDay - b.chart.julianDay);
  if (samples.length < 2) return [];
  const rules = new Map<string, WesternRule>();
  for (const facts of samples) for (const rule of changing(facts)) rules.set(JSON.stringify(rule), rule);
  return [...rules.values()].flatMap((rule) => {
    const held = samples.filter((facts) => decideIn(rule, facts, client, births.ephemeris).holds === true);
    const [first] = held;
    const last = held.at(-1);
    if (!first || !last || held.length === samples.length) return [];
    return [{ factor: voice.openFactor(rule, {}), from: isoOf(first), until: isoOf(last) }];
  });
}

const isoOf = ({ chart }: WesternFacts) => isoFromJulianDay(chart.julianDay);

function changing(facts: WesternFacts): WesternRule[] {
  const signs = WESTERN_PLANETS.map(
    (planet): WesternRule => ({
      kind: 'western-sign',
      planet,
      sign: facts.body(planet).sign,
    }),
  );
  const points = (['chiron', 'north-node', 'south-node'] as const).flatMap((point): WesternRule[] => {
    const place = facts.pointOf(point);
    return place ? [{ kind: 'western-point-sign', point, sign: place.sign }] : [];
  });
  const { isTimeKnown, chart } = facts;
  return isTimeKnown
    ? [{ kind: 'western-angle', angle: 'ascendant', sign: chart.ascendant.sign }, ...signs, ...points]
    : [...signs, ...points];
}

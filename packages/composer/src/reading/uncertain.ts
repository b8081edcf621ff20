import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { type ChartRule, decideChart } from '../rule/decide-chart.ts';
import type { Prepared } from './prepared.ts';
import type { Voice } from './voice.ts';

/** Facts that change while the birth may have been, each with the time in which it holds; nothing of a sure time. */
export function uncertainOf(voice: Voice, { client }: Prepared): ReadingDocument['uncertain'] {
  const { samples } = client;
  if (samples.length === 1) return [];
  const rules = new Map<string, ChartRule>();
  for (const sample of samples) {
    for (const rule of changing(sample)) rules.set(JSON.stringify(rule), rule);
  }
  return [...rules.values()].flatMap((rule) => {
    const held = samples.filter((sample) => decideChart(rule, sample).holds === true);
    if (held.length === 0 || held.length === samples.length) return [];
    const factor = voice.openFactor(rule, decideChart(rule, held[0]).values);
    return [{ factor, from: isoOf(held[0]), until: isoOf(held[held.length - 1]) }];
  });
}

const isoOf = ({ chart }: BirthFacts) => isoFromJulianDay(chart.julianDay);

/** What may change within hours and is asked about first: lagna, places of the Moon, signs of the grahas and their navamshas. */
function changing(facts: BirthFacts): ChartRule[] {
  const { lagna } = facts;
  const { nakshatra, pada } = facts.body('moon');
  return [
    ...(lagna === null ? [] : [{ kind: 'lagna-in-sign' as const, sign: lagna }]),
    { kind: 'graha-in-nakshatra', graha: 'moon', nakshatra },
    { kind: 'graha-in-nakshatra', graha: 'moon', nakshatra, pada },
    ...GRAHAS.map((graha) => ({ kind: 'graha-in-sign' as const, graha, sign: facts.signs[graha] })),
    ...GRAHAS.map((graha) => ({
      kind: 'graha-in-varga-sign' as const,
      varga: 9 as const,
      graha,
      sign: facts.varga(9)[graha],
    })),
  ];
}

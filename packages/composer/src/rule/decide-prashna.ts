import type { Rule, RuleValues } from '@nebosvod/contracts/rule';
import { countSigns, signOf } from '@nebosvod/engine/angle/sign';
import type { Prashna } from '@nebosvod/engine/prashna/judge-prashna';
import type { PrashnaContact } from '@nebosvod/engine/prashna/perfection-time';
import type { PrashnaTestimony } from '@nebosvod/engine/prashna/testimony';
import type { Births, KnownBirth } from '../birth/births.ts';
import { judgedQuestion } from '../birth/judged-question.ts';
import type { LocalDays } from '../birth/local-day.ts';
import { type Decision, decided, rounded, UNKNOWN_TIME } from './decision.ts';
import { weakLords, weaknessValue } from './weakness.ts';

/** Rules of a question judged by the chart of its moment. */
export type PrashnaRule = Extract<Rule, { kind: 'prashna' }>;

export const isOfPrashna = (rule: Rule): rule is PrashnaRule => rule.kind === 'prashna';

/** Decides a rule of a question by judging its moment anew; of an unknown time there is nothing to judge. */
export function decidePrashna(rule: PrashnaRule, known: KnownBirth, births: Births): Decision {
  const judged = judgedQuestion(births, known, rule);
  if (!judged) return UNKNOWN_TIME;
  const { part, id } = rule;
  switch (part) {
    case 'matter':
      return decided(id === rule.matter, { graha: judged.karyesh, house: judged.house, sign: judged.karya });
    case 'verdict':
      return decided(id === judged.verdict, { points: judged.points });
    case 'rising': {
      const { sign, degreeInSign } = judged.chart.ascendant;
      return decided(id === String(sign), { sign, degree: Math.floor(degreeInSign), graha: judged.lagnesh });
    }
    case 'moon-house':
      return decided(id === String(moonHouse(judged)));
    case 'arudha-house':
      return decided(id === String(countSigns(judged.lagna, judged.arudha)), { sign: judged.arudha });
    case 'contact': {
      const found = judged.contacts.find((one) => contactId(one) === id);
      return found ? decided(true, { date: known.days.dateOf(found.julianDay), aspect: found.aspect }) : decided(false);
    }
    default: {
      const found = judged.testimonies.find((one) => one.part === part && one.id === id);
      return found
        ? decided(true, { ...valuesOf(found, rule, known.days), ...weaknessValue(weakLords(judged, found)) })
        : decided(false);
    }
  }
}

/** Two who come into an exact aspect: «moon-mercury». */
export const contactId = ({ a, b }: PrashnaContact): string => `${a}-${b}`;

/** House of the Moon from the rising sign. */
export function moonHouse({ chart, lagna }: Prashna) {
  const moon = chart.bodies.find(({ id }) => id === 'moon');
  return moon ? countSigns(lagna, signOf(moon.longitude)) : null;
}

function valuesOf({ values, points }: PrashnaTestimony, { number }: PrashnaRule, localDays: LocalDays): RuleValues {
  const { gap, degree, days, julianDay } = values;
  return {
    points,
    ...(gap === undefined ? {} : { gap: rounded(gap, 1) }),
    ...(degree === undefined ? {} : { degree: rounded(degree, 1) }),
    ...(days === undefined ? {} : { days: Math.round(days) }),
    ...(julianDay === undefined ? {} : { date: localDays.dateOf(julianDay) }),
    ...(number === undefined ? {} : { number }),
  };
}

import type { Rule, RuleValues } from '@nebosvod/contracts/rule';
import { signOf } from '@nebosvod/engine/angle/sign';
import { ascendantRange } from '@nebosvod/engine/chart/interval';
import type { BirthFacts } from '../birth/birth-facts.ts';
import type { Births, KnownBirth } from '../birth/births.ts';
import { decideChart } from './decide-chart.ts';
import { decideMuhurta, isOfMuhurta, type MuhurtaRule } from './decide-muhurta.ts';
import { decideNumber, isOfNumbers, type NumberRule } from './decide-number.ts';
import { decideNumberPair, isOfNumberPair, type NumberPairRule } from './decide-number-pair.ts';
import { decidePair, isOfPair, type PairRule } from './decide-pair.ts';
import { decidePrashna, isOfPrashna, type PrashnaRule } from './decide-prashna.ts';
import { decideTajaka } from './decide-tajaka.ts';
import { decideTime } from './decide-time.ts';
import { decideWestern, isOfWestern, type WesternRule } from './decide-western.ts';
import { decideWesternPair, isOfWesternPair, type WesternPairRule } from './decide-western-pair.ts';
import { type Decision, decided, UNKNOWN_TIME } from './decision.ts';

/**
 * Decides a rule for the births of a reading: true, false, or null where the time of birth is not known well enough. The same
 * function on the server and in the browser. Of an uncertain time a rule is true only when it is so all the time.
 */
export function holds(rule: Rule, births: Births): Decision {
  if (isOfPair(rule)) return decidePair(rule, births);
  if (isOfWesternPair(rule)) return decideWesternPair(rule, births);
  if (isOfNumberPair(rule)) return decideNumberPair(rule, numbersOf(rule, births));
  const known = births.get(rule.of ?? 'client');
  if (!known) return { holds: null, values: {}, reason: 'NO_BIRTH' };
  if (isOfNumbers(rule)) return decideNumber(rule, known.numbers);
  if (isOfWestern(rule)) return decideWestern(rule, known, births.ephemeris);
  if (isOfMuhurta(rule)) return decideMuhurta(rule, known, births);
  if (isOfPrashna(rule)) return decidePrashna(rule, known, births);
  const { facts, samples } = known;
  const own = decideIn(rule, facts, known, births);
  if (own.holds === null || samples.length === 1) return own;
  const isSame = samples.every(
    (sample) => sample === facts || decideIn(rule, sample, known, births).holds === own.holds,
  );
  return isSame ? own : UNKNOWN_TIME;
}

/** Numbers of the people that a rule of several speaks of; a family is all of the document. */
function numbersOf(rule: NumberPairRule, births: Births) {
  const roles = rule.kind === 'family-digit' ? births.roles : [rule.a ?? 'client', rule.b ?? 'second'];
  return roles.flatMap((role) => births.get(role)?.numbers ?? []);
}

function decideIn(
  rule: Exclude<
    Rule,
    PairRule | MuhurtaRule | PrashnaRule | NumberRule | NumberPairRule | WesternRule | WesternPairRule
  >,
  facts: BirthFacts,
  { days }: KnownBirth,
  births: Births,
): Decision {
  switch (rule.kind) {
    case 'settings':
      return decided(true, settingsValues(facts));
    case 'time-sensitivity':
      return decideSensitivity(rule.minutes, facts, births);
    case 'dasha':
    case 'transit-in-house':
    case 'transit-from-moon':
    case 'transit-conjunction':
    case 'sade-sati':
      return decideTime(rule, facts, { transits: births.transits, days });
    case 'tajaka':
      return decideTajaka(rule, facts, days);
    default:
      return decideChart(rule, facts);
  }
}

function settingsValues({ settings, chart }: BirthFacts): RuleValues {
  const { ayanamsha, node, karakas, dashaYear } = settings;
  return { ayanamsha, degree: Math.round(chart.ayanamsha * 10_000) / 10_000, node, karakas, dashaYear };
}

function decideSensitivity(minutes: number, facts: BirthFacts, births: Births): Decision {
  if (facts.lagna === null) return UNKNOWN_TIME;
  const { julianDay } = facts.chart;
  const range = ascendantRange(births.ephemeris, facts.chart, {
    from: julianDay - minutes / 1440,
    to: julianDay + minutes / 1440,
  });
  return decided(signOf(range.min) === facts.lagna && signOf(range.max) === facts.lagna, { minutes });
}

import type { MuhurtaPlace } from '@nebosvod/contracts/muhurta-choice';
import type { Rule } from '@nebosvod/contracts/rule';
import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import { westernBody } from '@nebosvod/engine/western/western-chart';
import type { SolarYear } from '../birth/solar-year.ts';
import type { WesternFacts } from '../birth/western-facts.ts';
import type { Voice } from '../reading/voice.ts';
import type { WesternTime } from './western-time.ts';

/** By which day rules name the year, and where it is lived when that is not the place of birth. */
export interface SolarRef {
  readonly at: string;
  readonly place?: MuhurtaPlace;
}

/** The chart of a year with what names it. */
export interface YearChart {
  readonly year: SolarYear;
  readonly facts: WesternFacts;
  readonly ref: SolarRef;
  readonly lordRule: WesternTime['years'][number] | null;
}

/** The house of a planet in the chart of the year, and the rule that says so. */
export function placed({ year, ref }: YearChart, planet: WesternPlanet) {
  const { house } = westernBody(year.chart, planet);
  const rule: Rule = { kind: 'western-return-house', planet, house, ...ref };
  return { house, rule };
}

/** The house of birth that the ascendant of the year falls into, as a rule. */
export function ascendantRule({ year, facts, ref }: YearChart) {
  const house = facts.houseAt(year.chart.ascendant.longitude);
  return { kind: 'western-return-ascendant' as const, house, ...ref };
}

/** The lord of the year by profection; null where it is not known. */
export function lordOf(voice: Voice, { lordRule }: YearChart): ClassicalGraha | null {
  const { lord } = (lordRule && voice.valuesOf(lordRule)) ?? {};
  return CLASSICAL_GRAHAS.find((one) => one === lord) ?? null;
}

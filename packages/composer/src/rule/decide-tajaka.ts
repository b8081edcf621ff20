import type { Rule, RuleValues } from '@nebosvod/contracts/rule';
import { signLord } from '@nebosvod/engine/state/dignity';
import type { Tajaka } from '@nebosvod/engine/tajaka/tajaka';
import { planetOf } from '@nebosvod/engine/tajaka/varsha';
import type { BirthFacts } from '../birth/birth-facts.ts';
import type { LocalDays } from '../birth/local-day.ts';
import { type Decision, decided, rounded, UNKNOWN_TIME } from './decision.ts';
import { weakAmong, weaknessValue } from './weakness.ts';

export type TajakaRule = Extract<Rule, { kind: 'tajaka' }>;

/** Decides a rule about the year of tajaka that runs at noon of a date; of an unknown time there is no chart of a year. */
export function decideTajaka({ part, id, at, place }: TajakaRule, facts: BirthFacts, days: LocalDays): Decision {
  if (facts.lagna === null) return UNKNOWN_TIME;
  const noon = days.instantOf(at, 12);
  const year = facts.yearAt(noon, place);
  if (!year) return decided(false);
  const { varsha, yearLord, muntha, bearers } = year;
  const isNumber = (number: number) => String(number) === id;
  switch (part) {
    case 'year-lord':
      return decided(yearLord.planet === id, strengthValues(year, yearLord.planet));
    case 'year-lord-in-house': {
      const { house } = planetOf(varsha, yearLord.planet);
      return decided(isNumber(house), { graha: yearLord.planet });
    }
    case 'year-lagna':
      return decided(isNumber(varsha.lagna), spanValues(year.instant, year.nextInstant, days));
    case 'muntha':
      return decided(isNumber(muntha.house), { sign: muntha.sign });
    case 'muntha-lord':
      return decided(isNumber(planetOf(varsha, bearers.munthaLord).house), { graha: bearers.munthaLord });
    case 'yoga':
      return decideYoga(year, id);
    case 'saham': {
      const found = year.sahams.find((saham) => saham.id === id);
      if (!found) return decided(false);
      const lord = signLord(found.point.sign);
      const isAwake = year.strengths[lord].band === 'strong';
      return decided(isAwake, { sign: found.point.sign, graha: lord });
    }
    case 'mudda': {
      const period = year.mudda.find(({ start, end }) => start <= noon && noon < end);
      if (!period) return decided(false);
      return decided(period.lord === id, spanValues(period.start, period.end, days));
    }
  }
}

/** With the planets of each of its figures, and of weak ones why they are. */
function decideYoga({ yogas, varsha }: Tajaka, id: string): Decision {
  const figures = yogas.filter((yoga) => yoga.id === id).map(({ participants }) => participants);
  if (figures.length === 0) return decided(false);
  const all = [...new Set(figures.flat())];
  const weak = id === 'durapha' ? weakAmong(varsha, all) : id === 'radda' ? weakAmong(varsha, all, 'spoiling') : [];
  const grahas = [...new Set(figures.map((figure) => figure.join(',')))].join(' ');
  return decided(true, { grahas, ...weaknessValue(weak) });
}

function strengthValues({ strengths }: Tajaka, planet: Tajaka['yearLord']['planet']): RuleValues {
  return { vishwas: rounded(strengths[planet].total, 1) };
}

function spanValues(start: number, end: number, days: LocalDays): RuleValues {
  return { from: days.dateOf(start), until: days.dateOf(end) };
}

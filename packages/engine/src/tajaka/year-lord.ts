import type { Sign } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { signLord } from '../state/dignity.ts';
import type { Panchavargiya } from './panchavargiya.ts';
import { OFFICES, type YEAR_LORD_REASONS } from './tajaka.ids.ts';
import { TRI_RASHI } from './tajaka.table.ts';
import { itthashalaOf } from './tajaka-yoga.ts';
import { planetOf, tajakaAspect, type Varsha } from './varsha.ts';

export type Office = (typeof OFFICES)[number];

/** The five that contend for the year: lords of muntha, of both ascendants, of the trine, and of the Sun's (day) or Moon's (night) sign. [TN 1] */
export function officeBearers(varsha: Varsha, natalLagna: Sign, muntha: Sign): Record<Office, ClassicalGraha> {
  const { lagna, isDay } = varsha;
  return {
    munthaLord: signLord(muntha),
    birthLagnaLord: signLord(natalLagna),
    yearLagnaLord: signLord(lagna),
    triRashiLord: TRI_RASHI[isDay ? 'day' : 'night'][lagna - 1],
    dayNightLord: signLord(planetOf(varsha, isDay ? 'sun' : 'moon').sign),
  };
}

export interface YearLord {
  readonly planet: ClassicalGraha;
  /** How it was chosen. */
  readonly because: (typeof YEAR_LORD_REASONS)[number];
  readonly offices: readonly Office[];
  /** The Moon, when it was chosen first and handed the year on. */
  readonly handedOnBy: 'moon' | null;
}

/**
 * Lord of the year: among the office bearers the strongest that aspects the year's ascendant by a tajaka aspect; equal strengths go to the
 * one with more offices, then to the muntha lord; with no aspect the muntha lord takes it. The Moon hands the year to the planet it has
 * itthashala with, else to the lord of its sign. Schools differ. [TN 1]
 */
export function yearLord(
  varsha: Varsha,
  bearers: Record<Office, ClassicalGraha>,
  strengths: Record<ClassicalGraha, Panchavargiya>,
): YearLord {
  const officesOf = (planet: ClassicalGraha) => OFFICES.filter((office) => bearers[office] === planet);
  const chosen = (planet: ClassicalGraha, because: YearLord['because']): YearLord => ({
    planet,
    because,
    offices: officesOf(planet),
    handedOnBy: null,
  });
  const contenders = [...new Set(Object.values(bearers))].filter(
    (planet) => tajakaAspect(planetOf(varsha, planet).sign, varsha.lagna) !== 'none',
  );
  if (contenders.length === 0) return handOn(varsha, chosen(bearers.munthaLord, 'none-aspects'), officesOf);
  const best = Math.max(...contenders.map((planet) => strengths[planet].total));
  const equal = contenders.filter((planet) => best - strengths[planet].total < 1e-9);
  if (equal.length === 1) return handOn(varsha, chosen(equal[0], 'strongest-aspecting'), officesOf);
  const most = Math.max(...equal.map((planet) => officesOf(planet).length));
  const leading = equal.filter((planet) => officesOf(planet).length === most);
  if (leading.length === 1) return handOn(varsha, chosen(leading[0], 'more-offices'), officesOf);
  const planet = leading.includes(bearers.munthaLord) ? bearers.munthaLord : leading[0];
  return handOn(varsha, chosen(planet, 'muntha-lord'), officesOf);
}

function handOn(varsha: Varsha, lord: YearLord, officesOf: (planet: ClassicalGraha) => Office[]): YearLord {
  if (lord.planet !== 'moon') return lord;
  const partner = varsha.planets.find(({ id }) => id !== 'moon' && itthashalaOf(varsha, 'moon', id));
  const planet = partner?.id ?? signLord(planetOf(varsha, 'moon').sign);
  if (planet === 'moon') return lord;
  return {
    planet,
    because: partner ? 'moon-itthashala' : 'moon-sign-lord',
    offices: officesOf(planet),
    handedOnBy: 'moon',
  };
}

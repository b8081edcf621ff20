import { separation } from '../angle/degrees.ts';
import type { Sign } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { deepDebilitation, signLord } from '../state/dignity.ts';
import { vargaSign } from '../varga/varga.ts';
import type { STRENGTH_BANDS } from './tajaka.ids.ts';
import { DREKKANA_ORDER, HADDAS } from './tajaka.table.ts';
import { planetOf, tajakaAspect, type Varsha } from './varsha.ts';

export interface Panchavargiya {
  readonly kshetra: number;
  readonly uccha: number;
  readonly hadda: number;
  readonly drekkana: number;
  readonly navamsha: number;
  /** A quarter of the sum, 0 … 20; under 5 weak, over 10 strong. */
  readonly total: number;
  readonly band: (typeof STRENGTH_BANDS)[number];
}

const FULL = { kshetra: 30, hadda: 15, drekkana: 10, navamsha: 5 } as const;
const UCCHA = 20;

/** Lord of the hadda (term) a place falls into. [TN 1] */
export function haddaLord(sign: Sign, degree: number): ClassicalGraha {
  let edge = 0;
  for (const { lord, width } of HADDAS[sign - 1]) {
    edge += width;
    if (degree < edge) return lord;
  }
  return HADDAS[sign - 1][4].lord;
}

/** Lord of the tajaka drekkana: thirty-six parts of ten degrees in one running order from Mars. [TN 1] */
export function drekkanaLord(sign: Sign, degree: number): ClassicalGraha {
  return DREKKANA_ORDER[((sign - 1) * 3 + Math.floor(degree / 10)) % 7];
}

/**
 * Panchavargiya bala of a planet in the year's chart: own place full, friend's three quarters, neutral half, enemy's a quarter.
 * Friendship is that of the year's chart: a friendly tajaka aspect between the two makes friends, a hostile one enemies, none leaves them
 * neutral. Some take the natural friendship instead. [TN 1]
 */
function panchavargiya(varsha: Varsha, id: ClassicalGraha): Panchavargiya {
  const planet = planetOf(varsha, id);
  const share = (lord: ClassicalGraha) => shareOf(varsha, id, lord);
  const kshetra = FULL.kshetra * share(signLord(planet.sign));
  const uccha = (UCCHA * separation(planet.longitude, deepDebilitation(id))) / 180;
  const hadda = FULL.hadda * share(haddaLord(planet.sign, planet.degree));
  const drekkana = FULL.drekkana * share(drekkanaLord(planet.sign, planet.degree));
  const navamsha = FULL.navamsha * share(signLord(vargaSign(planet.longitude, 9)));
  const total = (kshetra + uccha + hadda + drekkana + navamsha) / 4;
  return {
    kshetra,
    uccha,
    hadda,
    drekkana,
    navamsha,
    total,
    band: total < 5 ? 'weak' : total > 10 ? 'strong' : 'middling',
  };
}

/** Panchavargiya bala of all seven. */
export function allPanchavargiya(varsha: Varsha): Record<ClassicalGraha, Panchavargiya> {
  const of = (id: ClassicalGraha) => panchavargiya(varsha, id);
  return {
    sun: of('sun'),
    moon: of('moon'),
    mars: of('mars'),
    mercury: of('mercury'),
    jupiter: of('jupiter'),
    venus: of('venus'),
    saturn: of('saturn'),
  };
}

function shareOf(varsha: Varsha, id: ClassicalGraha, lord: ClassicalGraha): number {
  if (lord === id) return 1;
  const aspect = tajakaAspect(planetOf(varsha, id).sign, planetOf(varsha, lord).sign);
  return { friendly: 3 / 4, none: 1 / 2, hostile: 1 / 4 }[aspect];
}

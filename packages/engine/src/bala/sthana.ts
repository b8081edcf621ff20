import { separation } from '../angle/degrees.ts';
import { countSigns, degreeInSign, isOddSign, type Sign, signOf } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { deepDebilitation, essentialDignity, signLord } from '../state/dignity.ts';
import type { ByGraha } from '../state/placement.ts';
import { compoundRelation } from '../state/relation.ts';
import { vargaSign } from '../varga/varga.ts';
import {
  type DrekkanaScheme,
  SAPTAVARGA,
  SAPTAVARGAJA_VIRUPAS,
  type SaptavargajaScheme,
  SEX,
  STRONG_DREKKANA,
  type Standing,
} from './bala.table.ts';
import { type Formula, type Ledger, sumOf } from './trace.ts';

/** Strength by place, virupas. [BPHS 27.1–6] */
export interface SthanaBala {
  /** 0 … 60. */
  readonly uccha: number;
  readonly saptavargaja: number;
  /** 0, 15 or 30. */
  readonly ojaYugma: number;
  /** 60, 30 or 15; null without the ascendant. */
  readonly kendradi: number | null;
  /** 0 or 15. */
  readonly drekkana: number;
  readonly total: number | null;
}

export interface SthanaOptions {
  readonly saptavargajaScheme: SaptavargajaScheme;
  readonly drekkanaScheme: DrekkanaScheme;
}

/** Sthana bala of a graha; `kendradi` and the total are null when the ascendant is. */
export function sthanaBala(
  ledger: Ledger,
  path: string,
  graha: ClassicalGraha,
  { longitudes, placement, lagna }: { longitudes: ByGraha<number>; placement: ByGraha<Sign>; lagna: Sign | null },
  { saptavargajaScheme, drekkanaScheme }: SthanaOptions,
): SthanaBala {
  const longitude = longitudes[graha];
  const sign = signOf(longitude);
  const uccha = ledger.compute(`${path}.uccha`, UCCHA, { longitude, debilitation: deepDebilitation(graha) });
  const virupas = SAPTAVARGAJA_VIRUPAS[saptavargajaScheme];
  const standings: Record<string, Standing> = {};
  for (const division of SAPTAVARGA) standings[`d${division}`] = standingIn(graha, longitude, division, placement);
  const saptavargaja = ledger.compute(`${path}.saptavargaja`, SAPTAVARGAJA, { standings, virupas });
  const ojaYugma = ledger.compute(`${path}.ojaYugma`, OJA_YUGMA, {
    sign,
    navamsha: vargaSign(longitude, 9),
    remainder: graha === 'moon' || graha === 'venus' ? 0 : 1,
  });
  const kendradi =
    lagna === null ? null : ledger.compute(`${path}.kendradi`, KENDRADI, { house: countSigns(lagna, sign) });
  const drekkana = ledger.compute(`${path}.drekkana`, DREKKANA, {
    degree: degreeInSign(longitude),
    strongThird: STRONG_DREKKANA[drekkanaScheme][SEX[graha]],
  });
  const total = ledger.total(`${path}.total`, { uccha, saptavargaja, ojaYugma, kendradi, drekkana });
  return { uccha, saptavargaja, ojaYugma, kendradi, drekkana, total };
}

/**
 * Standing of a graha in a varga: moolatrikona by degree in the rasi only, else own sign, else the five-fold relation to the
 * sign's lord, whose temporal part always comes from the rasi. [BPHS 27.2–4]
 */
export function standingIn(
  graha: ClassicalGraha,
  longitude: number,
  division: number,
  placement: ByGraha<Sign>,
): Standing {
  if (division === 1 && essentialDignity(graha, longitude) === 'moolatrikona') return 'moolatrikona';
  const lord = signLord(vargaSign(longitude, division));
  return lord === graha ? 'own' : RELATION_STANDING[compoundRelation(graha, lord, placement)];
}

const RELATION_STANDING = {
  '-2': 'great-enemy',
  '-1': 'enemy',
  '0': 'neutral',
  '1': 'friend',
  '2': 'great-friend',
} as const satisfies Record<string, Standing>;

const UCCHA: Formula<{ longitude: number; debilitation: number }> = {
  id: 'uccha',
  source: '[BPHS 27.1]',
  expression: 'fold(longitude - debilitation) / 3',
  evaluate: ({ longitude, debilitation }) => separation(longitude, debilitation) / 3,
};

const SAPTAVARGAJA: Formula<{
  standings: Readonly<Record<string, Standing>>;
  virupas: Readonly<Record<Standing, number>>;
}> = {
  id: 'saptavargaja',
  source: '[BPHS 27.2–4], [Raman-GBB]',
  expression:
    'virupas[standings.d1] + virupas[standings.d2] + virupas[standings.d3] + virupas[standings.d7] + virupas[standings.d9] + virupas[standings.d12] + virupas[standings.d30]',
  evaluate: ({ standings, virupas }) =>
    sumOf(Object.fromEntries(Object.entries(standings).map(([varga, standing]) => [varga, virupas[standing]]))),
};

const OJA_YUGMA: Formula<{ sign: Sign; navamsha: Sign; remainder: 0 | 1 }> = {
  id: 'oja-yugma',
  source: '[BPHS 27.4–5]',
  expression: '(sign % 2 === remainder ? 15 : 0) + (navamsha % 2 === remainder ? 15 : 0)',
  evaluate: ({ sign, navamsha, remainder }) =>
    (isOddSign(sign) === (remainder === 1) ? 15 : 0) + (isOddSign(navamsha) === (remainder === 1) ? 15 : 0),
};

const KENDRADI: Formula<{ house: number }> = {
  id: 'kendradi',
  source: '[BPHS 27.5]',
  expression: '[60, 30, 15][(house - 1) % 3]',
  evaluate: ({ house }) => [60, 30, 15][(house - 1) % 3],
};

const DREKKANA: Formula<{ degree: number; strongThird: number }> = {
  id: 'drekkana',
  source: '[BPHS 27.6], [Raman-GBB]',
  expression: 'floor((degree + 1e-9) / 10) + 1 === strongThird ? 15 : 0',
  // A third computed as 9.999999999 has begun: the same 1e-9° as for signs.
  evaluate: ({ degree, strongThird }) => (Math.floor((degree + 1e-9) / 10) + 1 === strongThird ? 15 : 0),
};

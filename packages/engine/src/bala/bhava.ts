import { degreeInSign, type House, type Sign, signOf } from '../angle/sign.ts';
import type { ClassicalGraha, Graha } from '../bodies.ts';
import { signLord } from '../state/dignity.ts';
import type { ByGraha } from '../state/placement.ts';
import { drikBala } from './drik.ts';
import type { MissingReason } from './shadbala-input.ts';
import type { Formula, Ledger } from './trace.ts';

/** Strength of a house, virupas. [BPHS 27.26–29], [Raman-GBB] */
export interface HouseBala {
  readonly house: House;
  /** Longitude of its middle (bhava madhya), degrees. */
  readonly middle: number;
  readonly lord: ClassicalGraha;
  /** Shadbala of the lord; null when that is. */
  readonly fromLord: number | null;
  /** 0 … 60 by the kind of sign. */
  readonly dig: number;
  readonly drik: number;
  readonly total: number | null;
  readonly reason?: MissingReason;
}

const HOUSES: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The house where each kind of sign is strongest. [BPHS 27.26–27] */
const STRONGEST_HOUSE = { biped: 1, water: 4, insect: 7, quadruped: 10 } as const satisfies Record<string, House>;
export type SignKind = keyof typeof STRONGEST_HOUSE;

const KINDS: Readonly<Record<Sign, SignKind | readonly [SignKind, SignKind]>> = {
  1: 'quadruped',
  2: 'quadruped',
  3: 'biped',
  4: 'water',
  5: 'quadruped',
  6: 'biped',
  7: 'biped',
  8: 'insect',
  9: ['biped', 'quadruped'],
  10: ['quadruped', 'water'],
  11: 'biped',
  12: 'water',
};

/** Kind of the sign at a longitude; Sagittarius and Capricorn have two halves. [BPHS 4] */
export function signKind(longitude: number): SignKind {
  const kind = KINDS[signOf(longitude)];
  return typeof kind === 'string' ? kind : kind[degreeInSign(longitude) < 15 ? 0 : 1];
}

/** Bhava bala of the twelve houses: strength of the lord, direction by the kind of sign, aspects on the middle. */
export function houseBalas(
  ledger: Ledger,
  middles: readonly number[],
  sky: { longitudes: ByGraha<number>; benefics: ReadonlySet<Graha> },
  strengthOf: (lord: ClassicalGraha) => number | null,
  reason: MissingReason | null,
): readonly HouseBala[] {
  return HOUSES.map((house, index) => {
    const path = `houses.${index}`;
    const middle = middles[index];
    const lord = signLord(signOf(middle));
    const kind = signKind(middle);
    const fromLord = strengthOf(lord);
    const dig = ledger.compute(`${path}.dig`, HOUSE_DIG, { house, kind, strongest: STRONGEST_HOUSE[kind] });
    const drik = drikBala(ledger, `${path}.drik`, middle, sky);
    const total = ledger.total(`${path}.total`, { fromLord, dig, drik });
    return { house, middle, lord, fromLord, dig, drik, total, ...(total === null && reason ? { reason } : {}) };
  });
}

const HOUSE_DIG: Formula<{ house: number; kind: SignKind; strongest: number }> = {
  id: 'house-dig',
  source: '[BPHS 27.26–27], [Raman-GBB]',
  expression: '60 - fold((house - strongest) * 30) / 3',
  evaluate: ({ house, strongest }) => {
    const apart = Math.abs(house - strongest);
    return 60 - 10 * Math.min(apart, 12 - apart);
  },
};

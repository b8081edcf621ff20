import { countSigns, type House } from '../angle/sign.ts';
import { evaluate, type Finding } from '../yoga/evaluate.ts';
import type { Truth } from '../yoga/judge.ts';
import type { Sky } from '../yoga/sky.ts';
import { MANGLIK_ORIGINS } from './dosha.ids.ts';
import { MANGLIK_EXCEPTIONS, MANGLIK_HOUSES, type ManglikException, type ManglikOrigin } from './manglik.table.ts';

/** Mars counted from one origin. */
export interface ManglikFrom {
  readonly origin: ManglikOrigin;
  /** House of Mars from the origin; null for an unknown lagna. */
  readonly house: House | null;
  readonly isManglik: Truth;
  /** Exceptions that hold for this count. */
  readonly exceptions: readonly (Pick<ManglikException, 'id' | 'text'> & { readonly finding: Finding })[];
}

export interface Manglik {
  readonly from: readonly ManglikFrom[];
  /** From any origin, before exceptions; null while only the unknown lagna could decide it. */
  readonly isManglik: Truth;
  /** From some origin with no exception to that count. */
  readonly isUnmitigated: Truth;
  /** How many of the three origins have it, exceptions aside. */
  readonly count: number;
}

/** Mars in 1, 2, 4, 7, 8 or 12 from the lagna, the Moon and Venus, with the exceptions told beside each count. [modern] */
export function manglikOf(sky: Sky): Manglik {
  const from = MANGLIK_ORIGINS.map((origin) => manglikFrom(sky, origin));
  return {
    from,
    isManglik: anyOf(from.map((one) => one.isManglik)),
    isUnmitigated: anyOf(from.map((one) => (one.isManglik === true ? one.exceptions.length === 0 : one.isManglik))),
    count: from.filter((one) => one.isManglik === true).length,
  };
}

function manglikFrom(sky: Sky, origin: ManglikOrigin): ManglikFrom {
  const sign = origin === 'lagna' ? sky.lagna : sky.signs[origin];
  if (sign === null) return { origin, house: null, isManglik: null, exceptions: [] };
  const house = countSigns(sign, sky.signs.mars);
  const isManglik = MANGLIK_HOUSES.includes(house);
  const exceptions = isManglik
    ? MANGLIK_EXCEPTIONS.map(({ id, text, when }) => ({ id, text, finding: evaluate(sky, when(origin)) })).filter(
        ({ finding }) => finding.holds === true,
      )
    : [];
  return { origin, house, isManglik, exceptions };
}

function anyOf(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(null) ? null : false;
}

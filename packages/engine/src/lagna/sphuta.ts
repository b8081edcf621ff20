import { normalizeDegrees } from '../angle/degrees.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';

/** Sphutas that need no gulika, degrees in the zodiac of the chart. */
export interface BodySphutas {
  /** Strength of the seed: Sun + Venus + Jupiter. */
  readonly beeja: number;
  /** Strength of the field: Moon + Mars + Jupiter. */
  readonly kshetra: number;
  /** Moon − Sun. */
  readonly tithi: number;
  /** Sun + Moon. */
  readonly yoga: number;
  /** Rahu − Sun. */
  readonly rahuTithi: number;
}

/** Sphutas that need the lagna and gulika, degrees in the zodiac of the chart. */
export interface GulikaSphutas {
  /** Lagna + Moon + gulika. */
  readonly tri: number;
  /** Trisphuta + Sun. */
  readonly chatus: number;
  /** Chatussphuta + Rahu. */
  readonly pancha: number;
  /** Five times the lagna + gulika. */
  readonly prana: number;
  /** Eight times the Moon + gulika. */
  readonly deha: number;
  /** Seven times gulika + Sun. */
  readonly mrityu: number;
}

/** Beeja, kshetra, tithi, yoga and rahu-tithi sphutas. [PD 12; PM 5] */
export function bodySphutas(chart: Chart): BodySphutas {
  const at = (id: 'sun' | 'moon' | 'mars' | 'jupiter' | 'venus' | 'rahu') => bodyOf(chart, id).longitude;
  return {
    beeja: normalizeDegrees(at('sun') + at('venus') + at('jupiter')),
    kshetra: normalizeDegrees(at('moon') + at('mars') + at('jupiter')),
    tithi: normalizeDegrees(at('moon') - at('sun')),
    yoga: normalizeDegrees(at('sun') + at('moon')),
    rahuTithi: normalizeDegrees(at('rahu') - at('sun')),
  };
}

/** Sphutas of lagna and gulika. [PM 5] */
export function gulikaSphutas(chart: Chart, gulika: number): GulikaSphutas {
  const lagna = chart.ascendant.longitude;
  const sun = bodyOf(chart, 'sun').longitude;
  const moon = bodyOf(chart, 'moon').longitude;
  const tri = lagna + moon + gulika;
  return {
    tri: normalizeDegrees(tri),
    chatus: normalizeDegrees(tri + sun),
    pancha: normalizeDegrees(tri + sun + bodyOf(chart, 'rahu').longitude),
    prana: normalizeDegrees(lagna * 5 + gulika),
    deha: normalizeDegrees(moon * 8 + gulika),
    mrityu: normalizeDegrees(gulika * 7 + sun),
  };
}

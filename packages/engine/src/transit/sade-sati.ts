import { countSigns, type House, type Sign, toSign } from '../angle/sign.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Settings } from '../settings.ts';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '../time/julian-day.ts';
import { ingresses, mover } from './motion.ts';
import type { SADE_SATI_KINDS, SADE_SATI_PHASES } from './transit.ids.ts';

/** A stay of Saturn in one of the signs that count from the natal Moon. Re-entries are stays of their own. */
export interface SadeSatiPeriod {
  /** Sade sati: 12, 1, 2 from the Moon; dhaiya: 4 (kantaka) and 8 (ashtama). [PD 26] */
  readonly kind: (typeof SADE_SATI_KINDS)[number];
  readonly houseFromMoon: House;
  /** Rising, peak and setting third of sade sati; null for dhaiya. */
  readonly phase: (typeof SADE_SATI_PHASES)[number] | null;
  readonly sign: Sign;
  /** Julian days (UT), true ones: the first may begin before the window, the last end after it. */
  readonly start: number;
  readonly end: number;
  /** Which sade sati (or dhaiya of that house) of the life, from 1; all stays of one pass share it. */
  readonly cycle: number;
  /** Whether Saturn came back into the sign by retrograde motion or left it so. */
  readonly isReentry: boolean;
}

const PHASES: Readonly<Partial<Record<House, SadeSatiPeriod['phase']>>> = { 12: 'rising', 1: 'peak', 2: 'setting' };
const DHAIYA_HOUSES: readonly House[] = [4, 8];
/** Saturn stays in a sign up to three years: what reaches into the window began at most this long before it. */
const LONGEST_STAY = 1200;
/** Stays further apart than this belong to different turns of Saturn (29.5 years). */
const SAME_PASS = 12 * 365;

/**
 * Sade sati and dhaiya in a window, gochara from the sign of the natal Moon, with retrograde re-entries kept apart. [PD 26]
 * @param moonSign sign of the natal Moon
 * @param from,to Julian days (UT); a stay that reaches past the ephemeris (1800–2399) is left out, its end being unknown
 */
export function sadeSati(
  ephemeris: Ephemeris,
  moonSign: Sign,
  settings: Pick<Settings, 'ayanamsha'>,
  from: number,
  to: number,
): SadeSatiPeriod[] {
  const saturn = mover(ephemeris, 'saturn', { zodiac: 'sidereal', ayanamsha: settings.ayanamsha, node: 'mean' });
  const entries = ingresses(
    saturn,
    12,
    Math.max(from - LONGEST_STAY, FIRST_JULIAN_DAY),
    Math.min(to + LONGEST_STAY, LAST_JULIAN_DAY),
  );
  const periods: SadeSatiPeriod[] = [];
  const passes = new Map<string, { count: number; last: number }>();
  for (const [index, entry] of entries.slice(0, -1).entries()) {
    const next = entries[index + 1];
    if (next.julianDay <= from || entry.julianDay >= to) continue;
    const sign = toSign(entry.index);
    const houseFromMoon = countSigns(moonSign, sign);
    const phase = PHASES[houseFromMoon] ?? null;
    if (!phase && !DHAIYA_HOUSES.includes(houseFromMoon)) continue;
    const kind = phase ? 'sade-sati' : 'dhaiya';
    const pass = passOf(passes, phase ? kind : `${kind} ${houseFromMoon}`, entry.julianDay);
    periods.push({
      kind,
      houseFromMoon,
      phase,
      sign,
      start: entry.julianDay,
      end: next.julianDay,
      cycle: pass,
      isReentry: entry.isRetrograde || next.isRetrograde,
    });
  }
  return periods;
}

function passOf(passes: Map<string, { count: number; last: number }>, key: string, start: number): number {
  const known = passes.get(key);
  const count = !known ? 1 : start - known.last > SAME_PASS ? known.count + 1 : known.count;
  passes.set(key, { count, last: start });
  return count;
}

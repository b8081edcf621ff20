import { separation } from '../angle/degrees.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { ayanaBala } from './ayana.ts';
import { STRONG_BY, VARA_LORDS } from './bala.table.ts';
import type { ShadbalaInput } from './shadbala-input.ts';
import { aharganaOf, dayNumberOf, horaLord, horaNumber, monthLord, tribhagaLord, yearLord } from './time-lords.ts';
import type { Formula, Ledger } from './trace.ts';

/** Strength by time, virupas. What needs the hour or the Vedic day is null without it. [BPHS 27.8–18] */
export interface KalaBala {
  readonly natonnata: number | null;
  readonly paksha: number;
  readonly tribhaga: number | null;
  readonly abda: number | null;
  readonly masa: number | null;
  readonly vara: number | null;
  readonly hora: number | null;
  readonly ayana: number;
}

/** Parts of kala bala but for the gain or loss of war, which needs them all. */
export function kalaBala(
  ledger: Ledger,
  path: string,
  graha: ClassicalGraha,
  input: ShadbalaInput,
  isBenefic: boolean,
): KalaBala {
  const { longitudes, birthTime } = input;
  return {
    natonnata: birthTime
      ? ledger.compute(`${path}.natonnata`, NATONNATA, { hour: birthTime.apparentHour, strongBy: STRONG_BY[graha] })
      : null,
    paksha: ledger.compute(`${path}.paksha`, PAKSHA, {
      moon: longitudes.moon,
      sun: longitudes.sun,
      isBenefic,
      times: graha === 'moon' ? 2 : 1,
    }),
    ...dayLordBalas(ledger, path, graha, input),
    ayana: ayanaBala(ledger, `${path}.ayana`, graha, longitudes[graha] + input.ayanamsha),
  };
}

function dayLordBalas(
  ledger: Ledger,
  path: string,
  graha: ClassicalGraha,
  { birthTime }: ShadbalaInput,
): Pick<KalaBala, 'tribhaga' | 'abda' | 'masa' | 'vara' | 'hora'> {
  if (!birthTime?.day) return { tribhaga: null, abda: null, masa: null, vara: null, hora: null };
  const { day, julianDay, longitude } = birthTime;
  const ahargana = aharganaOf(dayNumberOf(day, longitude));
  // Weekday of the graha, 0 = Sunday; the counts of year and month lords have 1 for Sunday.
  const weekday = VARA_LORDS.indexOf(graha);
  const hora = horaNumber(day, julianDay);
  return {
    tribhaga: ledger.compute(`${path}.tribhaga`, TRIBHAGA, { graha, lord: tribhagaLord(day, julianDay) }),
    abda: ledger.compute(`${path}.abda`, ABDA, { ahargana, weekday, lord: yearLord(ahargana) }),
    masa: ledger.compute(`${path}.masa`, MASA, { ahargana, weekday, lord: monthLord(ahargana) }),
    vara: ledger.compute(`${path}.vara`, VARA, { vara: day.vara, weekday }),
    hora: ledger.compute(`${path}.hora`, HORA, { hora, graha, lord: horaLord(day.vara, hora) }),
  };
}

const NATONNATA: Formula<{ hour: number; strongBy: 'day' | 'night' | 'both' }> = {
  id: 'natonnata',
  source: '[BPHS 27.8–10]',
  expression:
    "strongBy === 'both' ? 60 : strongBy === 'day' ? 5 * (12 - abs(12 - hour)) : 60 - 5 * (12 - abs(12 - hour))",
  evaluate: ({ hour, strongBy }) => {
    if (strongBy === 'both') return 60;
    const byDay = 5 * (12 - Math.abs(12 - hour));
    return strongBy === 'day' ? byDay : 60 - byDay;
  },
};

const PAKSHA: Formula<{ moon: number; sun: number; isBenefic: boolean; times: number }> = {
  id: 'paksha',
  source: '[BPHS 27.10–11]',
  expression: 'times * (isBenefic ? fold(moon - sun) / 3 : 60 - fold(moon - sun) / 3)',
  evaluate: ({ moon, sun, isBenefic, times }) => {
    const phase = separation(moon, sun) / 3;
    return times * (isBenefic ? phase : 60 - phase);
  },
};

const TRIBHAGA: Formula<{ graha: ClassicalGraha; lord: ClassicalGraha }> = {
  id: 'tribhaga',
  source: '[BPHS 27.12]',
  expression: "graha === 'jupiter' || graha === lord ? 60 : 0",
  evaluate: ({ graha, lord }) => (graha === 'jupiter' || graha === lord ? 60 : 0),
};

const ABDA: Formula<{ ahargana: number; weekday: number; lord: ClassicalGraha }> = {
  id: 'abda',
  source: '[BPHS 27.13], [SS 1.51–52]',
  expression: '(3 * floor(ahargana / 360) + 1) % 7 === (weekday + 1) % 7 ? 15 : 0',
  evaluate: ({ ahargana, weekday }) => ((3 * Math.floor(ahargana / 360) + 1) % 7 === (weekday + 1) % 7 ? 15 : 0),
};

const MASA: Formula<{ ahargana: number; weekday: number; lord: ClassicalGraha }> = {
  id: 'masa',
  source: '[BPHS 27.13], [SS 1.51–52]',
  expression: '(2 * floor(ahargana / 30) + 1) % 7 === (weekday + 1) % 7 ? 30 : 0',
  evaluate: ({ ahargana, weekday }) => ((2 * Math.floor(ahargana / 30) + 1) % 7 === (weekday + 1) % 7 ? 30 : 0),
};

const VARA: Formula<{ vara: number; weekday: number }> = {
  id: 'vara',
  source: '[BPHS 27.13]',
  expression: 'vara === weekday ? 45 : 0',
  evaluate: ({ vara, weekday }) => (vara === weekday ? 45 : 0),
};

const HORA: Formula<{ hora: number; graha: ClassicalGraha; lord: ClassicalGraha }> = {
  id: 'hora',
  source: '[BPHS 27.13]',
  expression: 'graha === lord ? 60 : 0',
  evaluate: ({ graha, lord }) => (graha === lord ? 60 : 0),
};

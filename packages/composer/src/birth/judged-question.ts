import { judgePrashna, type Prashna } from '@nebosvod/engine/prashna/judge-prashna';
import type { PrashnaMatter } from '@nebosvod/engine/prashna/matter.table';
import type { Births, KnownBirth } from './births.ts';

/** What a chart of a moment is judged for. */
export interface AskedQuestion {
  readonly matter: PrashnaMatter;
  /** 1 … 249, for the voice of Krishnamurti's school. */
  readonly number?: number | undefined;
}

const JUDGED = new WeakMap<KnownBirth, Map<string, Prashna>>();

/** The chart of a moment judged for a matter, once; null of a moment whose time is not known. */
export function judgedQuestion(
  { ephemeris, settings }: Births,
  known: KnownBirth,
  { matter, number }: AskedQuestion,
): Prashna | null {
  const { birth } = known;
  if (!birth.isTimeKnown) return null;
  const judged = JUDGED.get(known) ?? new Map<string, Prashna>();
  JUDGED.set(known, judged);
  const key = `${matter} ${number ?? ''}`;
  const { julianDay, place, utcOffsetSeconds } = birth;
  const told =
    judged.get(key) ??
    judgePrashna(ephemeris, {
      julianDay,
      place,
      settings,
      matter,
      utcOffsetSeconds,
      ...(number === undefined ? {} : { number: { by: 'kp', value: number } }),
    });
  judged.set(key, told);
  return told;
}

import { type Chart, computeChart } from '../src/chart/chart.ts';
import type { Ephemeris } from '../src/ephemeris/ephemeris.ts';
import { DEFAULT_SETTINGS, type Settings } from '../src/settings.ts';
import { instantWithOffset } from '../src/time/local-time.ts';

/** A birth as the reference files write it: local clock with its offset, degrees. */
export interface ReferenceBirth {
  readonly date: string;
  readonly time: string;
  readonly utcOffsetSeconds: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Chart of a birth of the reference files, with the default settings unless said. */
export function chartOfBirth(ephemeris: Ephemeris, birth: ReferenceBirth, settings: Partial<Settings> = {}): Chart {
  const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = birth.time.split(':').map(Number);
  const { julianDay } = instantWithOffset({ year, month, day, hour, minute, second }, birth.utcOffsetSeconds);
  const { latitude, longitude } = birth;
  return computeChart(ephemeris, {
    julianDay,
    place: { latitude, longitude },
    settings: { ...DEFAULT_SETTINGS, ...settings },
  });
}

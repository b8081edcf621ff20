import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import type { WINDOWS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { dayPeriodTable } from '@nebosvod/terms/day-period.table';

type PeriodId = (typeof WINDOWS)[number];

/** A window of a day by its Russian name. Instants are ISO 8601 UTC. */
export interface NamedWindow {
  readonly id: PeriodId;
  readonly name: string;
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly start: string;
  readonly end: string;
}

/** All windows of a day in order of time; none where the Sun does not rise. On Wednesday the abhijit counts as neither good nor bad. */
export function dayWindows(windows: PanchangaDayAnswer['windows']): readonly NamedWindow[] {
  if (windows === null) return [];
  const one =
    (id: PeriodId, tone: NamedWindow['tone']) =>
    ({ start, end }: { readonly start: string; readonly end: string }): NamedWindow => ({
      id,
      name: dayPeriodTable[id].ru,
      tone,
      start,
      end,
    });
  return [
    one('brahmaMuhurta', 'good')(windows.brahmaMuhurta),
    one('pratahSandhya', 'neutral')(windows.pratahSandhya),
    one('rahuKala', 'bad')(windows.rahuKala),
    one('yamaganda', 'bad')(windows.yamaganda),
    one('gulika', 'neutral')(windows.gulika),
    one('abhijit', windows.abhijit.isAuspicious ? 'good' : 'neutral')(windows.abhijit),
    one('vijaya', 'good')(windows.vijaya),
    one('godhuli', 'good')(windows.godhuli),
    one('sayahnaSandhya', 'neutral')(windows.sayahnaSandhya),
    one('nishita', 'neutral')(windows.nishita),
    ...windows.durmuhurta.map(one('durmuhurta', 'bad')),
    ...windows.varjyam.map(one('varjyam', 'bad')),
    ...windows.amritaKala.map(one('amritaKala', 'good')),
    ...windows.bhadra.map((span) => one('bhadra', span.dwelling === 'earth' ? 'bad' : 'neutral')(span)),
  ].sort((a, b) => a.start.localeCompare(b.start));
}

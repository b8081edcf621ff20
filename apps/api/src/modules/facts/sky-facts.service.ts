import type { ToldFact } from '@nebosvod/contracts/facts';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { degreeInSign, signOf } from '@nebosvod/engine/angle/sign';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { isoFromJulianDay, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { ingresses, mover, type TransitBody } from '@nebosvod/engine/transit/motion';
import { moonPhases } from '@nebosvod/engine/transit/sky-events';
import { formatTime } from '@nebosvod/terms/clock';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { intoSign, signCase } from '@nebosvod/terms/sign';

/** Days of facts are Moscow's, UTC+3 since 2014. */
const MOSCOW_MS = 3 * HOUR_MS;
const TROPICAL = { ...DEFAULT_SETTINGS, zodiac: 'tropical' } as const;
const MOVERS: readonly TransitBody[] = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];
const PHASES = {
  new: 'новолуние',
  'first-quarter': 'первая четверть Луны',
  full: 'полнолуние',
  'last-quarter': 'последняя четверть Луны',
} as const;

const source = { title: 'Расчёт «Небосвода»', where: 'тропический зодиак, положения по Swiss Ephemeris' };

/** What the sky does on a day of Moscow, in order; empty on a quiet day. */
export function skyFactsOf(sky: Ephemeris, day: string): ToldFact[] {
  const start = utcMidnight(day) - MOSCOW_MS;
  const from = julianDayFromUnixMs(start);
  const to = from + 1;
  const told = (id: string, event: string, julianDay: number, words: string): ToldFact => {
    const at = isoFromJulianDay(julianDay);
    const clock = formatTime(at, { utcOffsetSeconds: MOSCOW_MS / 1000 });
    return { id: `sky-${day}-${id}`, text: `Сегодня в ${clock} по Москве ${words}`, source, sky: { event, at } };
  };
  const phases = moonPhases(sky, from, to).map(({ phase, julianDay }) =>
    told(phase, `moon-${phase}`, julianDay, `${PHASES[phase]}.`),
  );
  const moves = MOVERS.flatMap((body) => {
    const moving = mover(sky, body, TROPICAL);
    return [
      ...ingresses(moving, 12, from, to).map(({ julianDay, index }) =>
        told(`${body}-ingress`, `${body}-ingress`, julianDay, `${grahaName(body)} входит ${intoSign(index)}.`),
      ),
      ...moving
        .stations(from, to)
        .map(({ julianDay, turns }) =>
          told(
            `${body}-station`,
            `${body}-station-${turns}`,
            julianDay,
            `${grahaName(body)} останавливается и ${turns === 'retrograde' ? 'поворачивает назад' : 'возвращается к прямому ходу'}.`,
          ),
        ),
    ];
  });
  return [...moves, ...phases].sort((a, b) => (a.sky?.at ?? '').localeCompare(b.sky?.at ?? ''));
}

/** Years whose sky a day is compared with. */
const FIRST_YEAR = 1800;
const YEARS = 220;

/** The sky of this day in an earlier year: there is one for any number, another for each of the next 1,500. */
export function pastSkyFact(sky: Ephemeris, day: string, number: number): ToldFact {
  const year = FIRST_YEAR + ((number * 37) % YEARS);
  const body = CLASSICAL_GRAHAS[number % CLASSICAL_GRAHAS.length] ?? 'sun';
  const date = `${year}-${day.slice(5) === '02-29' ? '02-28' : day.slice(5)}`;
  const julianDay = julianDayFromUnixMs(utcMidnight(date) + 9 * HOUR_MS);
  const longitude = normalizeDegrees(sky.longitude(julianDay, body));
  const place = `${formatDegree(degreeInSign(longitude))} ${signCase(signOf(longitude), 'genitive')}`;
  return {
    id: `past-${date}-${body}`,
    text: `В этот же день ${year} года, в полдень по Москве, ${grahaName(body)} — ${place}.`,
    source,
  };
}

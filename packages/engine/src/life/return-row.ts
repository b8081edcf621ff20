import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { solarReturn } from '../tajaka/solar-return.ts';
import { mover } from '../transit/motion.ts';
import { passagesOfTrack, trackOf } from '../transit/track.ts';
import { type LifeMark, type LifeRange, type LifeRow, lineSettings } from './life-row.ts';

/** Mean sidereal periods, days: Saturn, Jupiter, the lunar nodes. They only tell one return from the next. */
const TURN = { saturn: 10_759, jupiter: 4333, rahu: 6798 } as const;

/** Sidereal year, days; as above. */
const YEAR = 365.256;

/**
 * Returns to the natal longitude, in the zodiac of the chart: of Saturn, Jupiter and Rahu with every pass of a retrograde loop, and
 * of the Sun once a year. What a graha near its station at birth passes again within half a turn is no return.
 */
export function returnRow(ephemeris: Ephemeris, chart: Chart, { from, to }: LifeRange): LifeRow {
  const birth = chart.julianDay;
  const slow = (['saturn', 'jupiter', 'rahu'] as const).flatMap((body) => {
    const moving = mover(ephemeris, body, lineSettings(chart));
    return passagesOfTrack(trackOf(moving, from, to), moving.longitude(birth)).flatMap(
      ({ julianDay, direction }): LifeMark[] => {
        const cycle = Math.round((julianDay - birth) / TURN[body]);
        return cycle < 1 ? [] : [{ at: julianDay, body, cycle, isRetrograde: direction < 0 }];
      },
    );
  });
  const marks: LifeMark[] = [...slow];
  for (let cycle = Math.max(1, Math.ceil((from - birth) / YEAR)); birth + cycle * YEAR < to; cycle++) {
    marks.push({
      at: solarReturn(ephemeris, birth, cycle, chart.settings),
      body: 'sun',
      cycle,
      isRetrograde: false,
    });
  }
  return { id: 'return', system: 'return', voice: null, spans: [], marks: marks.sort((a, b) => a.at - b.at) };
}

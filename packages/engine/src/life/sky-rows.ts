import { type Sign, signFrom, toSign } from '../angle/sign.ts';
import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { passages } from '../search/monotone.ts';
import { sunMoonAngles } from '../search/sun-moon.ts';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '../time/julian-day.ts';
import { mover } from '../transit/motion.ts';
import { sadeSati } from '../transit/sade-sati.ts';
import { staysBetween } from '../transit/stay.ts';
import { type LifeRange, type LifeRow, type LifeSpan, lineSettings, meetsRange } from './life-row.ts';
import { type NatalFacts, pointsOfTransit, signSubject } from './natal-points.ts';

const SLOW = [
  { id: 'saturn', voice: 'saturn' },
  { id: 'jupiter', voice: 'jupiter' },
  { id: 'rahu', voice: 'nodes' },
] as const;

/**
 * Signs that Saturn, Jupiter and Rahu pass, in the zodiac of the chart, a retrograde return being a stay of its own. Ketu stands
 * opposite Rahu: the row of the nodes points at both signs.
 */
export function slowRows(
  ephemeris: Ephemeris,
  chart: Chart,
  facts: NatalFacts,
  { from, to }: LifeRange,
): readonly LifeRow[] {
  return SLOW.map(({ id, voice }): LifeRow => {
    const pointsOf = (sign: Sign) =>
      voice === 'nodes'
        ? [...pointsOfTransit(sign, facts), ...pointsOfTransit(signFrom(sign, 7), facts)]
        : pointsOfTransit(sign, facts);
    const stays = staysBetween(mover(ephemeris, id, lineSettings(chart)), 12, from, to);
    return {
      id,
      system: 'transit',
      voice,
      spans: stays.map(({ index, entered, left }): LifeSpan => {
        const sign = toSign(index);
        return {
          start: entered ?? FIRST_JULIAN_DAY,
          end: left ?? LAST_JULIAN_DAY,
          subject: signSubject(sign, facts),
          points: pointsOf(sign),
        };
      }),
      marks: [],
    };
  });
}

/** Sade sati and dhaiya as a row without a voice: Saturn has his own. */
export function sadeSatiRow(
  ephemeris: Ephemeris,
  moonSign: Sign,
  settings: Chart['settings'],
  { from, to }: LifeRange,
): LifeRow {
  const spans = sadeSati(ephemeris, moonSign, settings, from, to).map(
    ({ start, end, houseFromMoon, cycle }): LifeSpan => {
      return { start, end, subject: { kind: 'sade-sati', houseFromMoon, cycle }, points: [] };
    },
  );
  return { id: 'sade-sati', system: 'sade-sati', voice: null, spans, marks: [] };
}

/** Nakshatras of the Moon, sidereal whatever the chart is drawn in, and tithis: two rows for a stretch of weeks. */
export function moonRows(ephemeris: Ephemeris, chart: Chart, range: LifeRange): readonly LifeRow[] {
  const { siderealMoon, elongation } = sunMoonAngles(ephemeris, chart.settings.ayanamsha);
  const row = (id: string, spans: readonly LifeSpan[]): LifeRow => {
    return { id, system: 'moon', voice: null, spans: spans.filter((span) => meetsRange(span, range)), marks: [] };
  };
  const { from, to } = range;
  return [
    row(
      'moon-nakshatra',
      passages(siderealMoon, 27, from, to).map(({ index, start, end }) => {
        return { start, end, subject: { kind: 'nakshatra', nakshatra: index }, points: [] };
      }),
    ),
    row(
      'tithi',
      passages(elongation, 30, from, to).map(({ index, start, end }) => {
        return { start, end, subject: { kind: 'tithi', tithi: index }, points: [] };
      }),
    ),
  ];
}

import type { getBirthDetails } from '@nebosvod/contracts/chart-birth-details';
import type { ComputedOf } from '@nebosvod/contracts/endpoint';
import { signOf } from '@nebosvod/engine/angle/sign';
import { birthDetails, limbsHold } from '@nebosvod/engine/birth/birth-details';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import type { VedicDay } from '@nebosvod/engine/panchanga/vedic-day';
import { varaLord } from '@nebosvod/engine/panchanga/windows';
import { signLord } from '@nebosvod/engine/state/dignity';
import { isoFromJulianDay, unixMsFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { type ClockReading, clockReadingAt, localMeanTimeOffset } from '@nebosvod/engine/time/local-time';
import { nameSyllableTable } from '@nebosvod/terms/name-syllable.table';
import { pick } from '@nebosvod/terms/numbered';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';
import { uncertainInterval, uncertaintyOf } from '../../computation/uncertainty.service.ts';

type Answer = ComputedOf<typeof getBirthDetails>;

const TITHI_GROUPS = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const;

/** The answer of chart.getBirthDetails. */
export function birthDetailsOf(computation: Computation): Answer {
  const { ephemeris, chart, moment, settings } = computation;
  const { isTimeKnown, utcOffsetSeconds, place } = moment;
  const details = birthDetails(ephemeris, chart, { isTimeKnown, utcOffsetSeconds });
  const interval = uncertainInterval(computation);
  const limbs = interval && limbsHold(ephemeris, chart, interval);
  const sure = (limb: 'tithi' | 'karana' | 'yoga' | 'nakshatra') => (limbs ? { holds: limbs[limb] } : {});
  const { tithi, karana, yoga, nakshatra, paksha } = details.limbs;
  const { avakahada, day } = details;
  const syllables = pick(nameSyllableTable, nakshatra.nakshatra - 1, 'nakshatra');
  return {
    localTime: isTimeKnown ? clockText(moment.clock) : null,
    localMeanTime: isTimeKnown
      ? clockText(clockReadingAt(unixMsFromJulianDay(chart.julianDay), localMeanTimeOffset(place.longitude)))
      : null,
    siderealTimeHours: details.siderealTimeHours,
    ayanamsha: { id: settings.ayanamsha, value: chart.ayanamsha },
    sunrise: day && isoFromJulianDay(day.sunrise),
    sunset: day && isoFromJulianDay(day.sunset),
    nextSunrise: day && isoFromJulianDay(day.nextSunrise),
    otherHorizon: details.otherDay && presentDay(details.otherDay),
    isDayBirth: details.isDayBirth,
    isBeforeSunrise: day && isTimeKnown ? isBeforeSunrise(day, computation) : null,
    ishtaGhati: details.ishtaGhati,
    vara: day?.vara ?? null,
    varaLord: day && varaLord(day.vara),
    ...(isTimeKnown ? {} : { varaHolds: false }),
    tithi: {
      index: tithi.index,
      elapsed: tithi.elapsed,
      paksha,
      group: pick(TITHI_GROUPS, (tithi.index - 1) % 5, 'group of tithis'),
      ...sure('tithi'),
    },
    nakshatra: {
      index: nakshatra.nakshatra,
      elapsed: nakshatra.elapsed,
      pada: nakshatra.pada,
      lord: nakshatra.lord,
      ...sure('nakshatra'),
    },
    yoga: { index: yoga.index, elapsed: yoga.elapsed, ...sure('yoga') },
    karana: { index: karana.index, elapsed: karana.elapsed, name: karana.name, ...sure('karana') },
    lagna: isTimeKnown ? signAt(computation, 'lagna', chart.ascendant.longitude) : null,
    moonSign: signAt(computation, 'moon', bodyOf(chart, 'moon').longitude),
    sunSign: signAt(computation, 'sun', bodyOf(chart, 'sun').longitude),
    lunarMonth: details.lunarMonth,
    years: details.years,
    ritu: details.season.sidereal.ritu,
    ayana: details.season.sidereal.ayana,
    seasons: details.season,
    avakahada: {
      ...avakahada,
      paya: avakahada.payaByHouse ?? avakahada.payaByNakshatra,
      syllable: pick(syllables, nakshatra.pada - 1, 'pada'),
      syllables: [...syllables],
      taras: avakahada.taras.map((tara) => ({ ...tara, nakshatras: [...tara.nakshatras] })),
    },
    dashaBalance: details.dashaBalance,
    reasons: reasonsOf(isTimeKnown, details.noDayReason),
  };
}

/** How the limbs came about. */
export function traceOfBirthDetails({ chart }: Computation): TraceEntries {
  const sun = bodyOf(chart, 'sun').tropicalLongitude - chart.ayanamsha;
  const moon = bodyOf(chart, 'moon').tropicalLongitude - chart.ayanamsha;
  const inputs = { sun, moon };
  return {
    'tithi.index': { inputs, formula: 'floor((moon - sun) / 12) + 1', source: 'SS 2' },
    'karana.index': { inputs, formula: 'floor((moon - sun) / 6) + 1', source: 'SS 2' },
    'yoga.index': { inputs, formula: 'floor((sun + moon) / (40/3)) + 1', source: 'SS 2' },
    'nakshatra.index': { inputs: { moon }, formula: 'floor(moon / (40/3)) + 1', source: 'SS 2' },
    'dashaBalance.years': {
      inputs: { moon },
      formula: 'years of the star lord * (1 - share of the star passed)',
      source: 'BPHS 46.12-16',
    },
  };
}

function signAt(computation: Computation, id: 'lagna' | 'moon' | 'sun', longitude: number) {
  const sign = signOf(longitude);
  const { holds } = uncertaintyOf(computation, id);
  return { sign, lord: signLord(sign), ...(holds ? { holds: holds.sign } : {}) };
}

/** Born on a civil date whose sun had not risen yet. */
function isBeforeSunrise(day: VedicDay, { chart, moment }: Computation): boolean {
  const dateAt = (julianDay: number) => clockReadingAt(unixMsFromJulianDay(julianDay), moment.utcOffsetSeconds);
  return dateAt(chart.julianDay).day !== dateAt((day.sunrise + day.sunset) / 2).day;
}

function presentDay({ sunrise, sunset, nextSunrise, horizon }: VedicDay): NonNullable<Answer['otherHorizon']> {
  return {
    sunrise: isoFromJulianDay(sunrise),
    sunset: isoFromJulianDay(sunset),
    nextSunrise: isoFromJulianDay(nextSunrise),
    horizon,
  };
}

function reasonsOf(isTimeKnown: boolean, noDay: 'POLAR_DAY' | 'POLAR_NIGHT' | null): Answer['reasons'] {
  const reasons: Answer['reasons'] = {};
  if (noDay) for (const id of ['sunrise', 'sunset', 'nextSunrise', 'vara', 'varaLord']) reasons[id] = noDay;
  if (noDay) for (const id of ['isDayBirth', 'isBeforeSunrise', 'ishtaGhati']) reasons[id] = noDay;
  if (isTimeKnown) return reasons;
  const needsTime = [
    'localTime',
    'localMeanTime',
    'siderealTimeHours',
    'isDayBirth',
    'isBeforeSunrise',
    'ishtaGhati',
    'lagna',
    'avakahada.payaByHouse',
  ];
  for (const id of needsTime) reasons[id] = 'UNKNOWN_TIME';
  return reasons;
}

function clockText({ hour, minute, second }: ClockReading): string {
  return [hour, minute, second].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

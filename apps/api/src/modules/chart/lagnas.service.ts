import type { getHoraLagna, getVarnaLagnas } from '@nebosvod/contracts/chart-lagnas';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { countSigns } from '@nebosvod/engine/angle/sign';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { bodyOf, type ZodiacPoint, zodiacPoint } from '@nebosvod/engine/chart/chart';
import { BODY_SPHUTAS, GULIKA_SPHUTAS, SUN_UPAGRAHAS, TIME_UPAGRAHAS } from '@nebosvod/engine/lagna/lagna.ids';
import { lagnaRanges, type SpecialLagnaId } from '@nebosvod/engine/lagna/lagna-range';
import { lagnaPoints, skyPoints, type TimeLagnas, timeLagnas, yogiGrahas } from '@nebosvod/engine/lagna/special-lagna';
import { bodySphutas, gulikaSphutas } from '@nebosvod/engine/lagna/sphuta';
import { sunUpagrahasOf, timeUpagrahas } from '@nebosvod/engine/lagna/upagraha';
import { type VarnadaSchool, varnadaLagnas } from '@nebosvod/engine/lagna/varnada';
import { ghatisSinceSunrise, noDayReason, type VedicDay, vedicDayAt } from '@nebosvod/engine/panchanga/vedic-day';
import { bhavaArudhas, grahaArudhas } from '@nebosvod/engine/state/arudha';
import { charaKarakas } from '@nebosvod/engine/state/chara-karaka';
import { grahaLongitudes, grahaSigns } from '@nebosvod/engine/state/placement';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { vargaSign } from '@nebosvod/engine/varga/varga';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';
import { presentRange, uncertainInterval } from '../../computation/uncertainty.service.ts';

type Body = BodyOf<typeof getHoraLagna>;
type Answer = ComputedOf<typeof getHoraLagna>;
type VarnaAnswer = ComputedOf<typeof getVarnaLagnas>;
type Reason = Answer['reasons'][string];

const TIME_LAGNAS = ['bhavaLagna', 'horaLagna', 'ghatiLagna', 'vighatiLagna', 'pranapada'] as const;

/** The Vedic day of a birth with what follows from it, or why it does not exist. */
function dayOf({ ephemeris, chart, moment }: Computation): { day: VedicDay; lagnas: TimeLagnas } | Reason {
  if (!moment.isTimeKnown) return 'UNKNOWN_TIME';
  const day = vedicDayAt(ephemeris, chart.julianDay, chart.place, chart.settings.sunrise, moment.utcOffsetSeconds);
  if (!day) return noDayReason(ephemeris, chart.julianDay, chart.place);
  return { day, lagnas: timeLagnas(ephemeris, chart, day) };
}

/** The answer of chart.getHoraLagna: special lagnas, arudhas, upagrahas, sphutas. */
export function specialLagnasOf(computation: Computation, body: Body): Answer {
  const { ephemeris, chart, moment, settings } = computation;
  const isKnown = moment.isTimeKnown;
  const found = dayOf(computation);
  const missing = typeof found === 'string' ? found : null;
  const reasons: Answer['reasons'] = {};
  const interval = uncertainInterval(computation);
  const ranges =
    interval && lagnaRanges(ephemeris, chart, interval, typeof found === 'string' ? null : found.lagnas, isKnown);
  const point = (id: SpecialLagnaId, longitude: number) => {
    const placed = zodiacPoint(longitude);
    const house = isKnown ? countSigns(chart.ascendant.sign, placed.sign) : null;
    return { ...placed, house, ...(ranges ? presentRange(ranges[id]) : {}) };
  };
  const input = { signs: grahaSigns(chart), longitudes: grahaLongitudes(chart) };
  const coLords = body.coLords ?? 'single';
  const sky = skyPoints(chart);
  const fromLagna = isKnown ? lagnaPoints(chart) : null;
  const time = typeof found === 'string' ? null : found.lagnas;
  const risen =
    typeof found === 'string' ? null : timeUpagrahas(ephemeris, chart, found.day, body.upagrahaMoment ?? 'start');
  const arudhas = isKnown ? bhavaArudhas(chart.ascendant.sign, input, coLords) : null;
  const atma = GRAHAS.find((graha) => charaKarakas(input.longitudes, settings.karakas)[graha] === 'AK') ?? 'sun';

  if (missing) {
    for (const id of TIME_LAGNAS) reasons[id] = missing;
    for (const id of TIME_UPAGRAHAS) reasons[`upagrahas.${id}`] = missing;
    for (const id of GULIKA_SPHUTAS) reasons[`sphutas.${id}`] = missing;
    for (const id of ['varnadaLagna', 'vedicDay', 'ghatisSinceSunrise']) reasons[id] = missing;
  }
  if (!isKnown) {
    for (const id of ['shriLagna', 'induLagna', 'kundaLagna', 'bhavaArudhas', 'arudhaLagna', 'upapadaLagna']) {
      reasons[id] = 'UNKNOWN_TIME';
    }
  }
  const varnadas = time && varnadaLagnas(chart.ascendant.longitude, time.horaLagna, body.varnadaSchool ?? 'raman');
  const gulika = risen && gulikaSphutas(chart, risen.gulika);
  const bodies = bodySphutas(chart);
  return {
    bhavaLagna: time && point('bhavaLagna', time.bhavaLagna),
    horaLagna: time && point('horaLagna', time.horaLagna),
    ghatiLagna: time && point('ghatiLagna', time.ghatiLagna),
    vighatiLagna: time && point('vighatiLagna', time.vighatiLagna),
    pranapada: time && point('pranapada', time.pranapada),
    shriLagna: fromLagna && point('shriLagna', fromLagna.shriLagna),
    induLagna: fromLagna && point('induLagna', fromLagna.induLagna),
    kundaLagna: fromLagna && point('kundaLagna', fromLagna.kundaLagna),
    bhriguBindu: point('bhriguBindu', sky.bhriguBindu),
    yogiPoint: point('yogiPoint', sky.yogiPoint),
    avayogiPoint: point('avayogiPoint', sky.avayogiPoint),
    yogi: yogiGrahas(sky),
    varnadaLagna: varnadas?.[0] ?? null,
    bhavaArudhas: arudhas && [...arudhas],
    arudhaLagna: arudhas?.[0] ?? null,
    upapadaLagna: arudhas?.[11] ?? null,
    grahaArudhas: grahaArudhas(input, coLords),
    karakamshaLagna: vargaSign(bodyOf(chart, atma).longitude, 9),
    upagrahas: {
      ...pointsOf(SUN_UPAGRAHAS, sunUpagrahasOf(chart)),
      ...pointsOf(TIME_UPAGRAHAS, risen),
    },
    sphutas: {
      ...pointsOf(BODY_SPHUTAS, bodies),
      ...pointsOf(GULIKA_SPHUTAS, gulika),
    },
    vedicDay: typeof found === 'string' ? null : presentDay(found.day),
    ghatisSinceSunrise: typeof found === 'string' ? null : ghatisSinceSunrise(found.day, chart.julianDay),
    reasons,
  };
}

/** How the time lagnas came about. */
export function traceOfLagnas(computation: Computation, answer: Answer): TraceEntries {
  const { chart } = computation;
  const entries: TraceEntries = {};
  const found = dayOf(computation);
  const ghatis = answer.ghatisSinceSunrise;
  if (typeof found !== 'string' && ghatis !== null) {
    // The bhava lagna moves 6° a ghati from the Sun's place at sunrise, so that place is read back from it.
    const sunAtSunrise = zodiacPoint(found.lagnas.bhavaLagna - 6 * ghatis).longitude;
    const rates = { bhavaLagna: 6, horaLagna: 12, ghatiLagna: 30, vighatiLagna: 1800 } as const;
    for (const id of ['bhavaLagna', 'horaLagna', 'ghatiLagna', 'vighatiLagna'] as const) {
      entries[`${id}.longitude`] = {
        inputs: { sunAtSunrise, ghatis, rate: rates[id], sunrise: isoFromJulianDay(found.day.sunrise) },
        formula: 'sunAtSunrise + rate * ghatis',
        source: 'BPHS 5.2-8',
      };
    }
    entries['pranapada.longitude'] = {
      inputs: { sun: bodyOf(chart, 'sun').longitude, ghatis },
      formula: 'sun + (0 movable, 240 fixed, 120 dual) + 120 * ghatis',
      source: 'BPHS 3.71-74',
    };
  }
  const moon = bodyOf(chart, 'moon');
  if (answer.shriLagna) {
    entries['shriLagna.longitude'] = {
      inputs: { lagna: chart.ascendant.longitude, moon: moon.longitude },
      formula: 'lagna + 360 * share of the star the Moon has passed',
      source: 'JS, commentaries',
    };
    entries['induLagna.sign'] = {
      inputs: { lagna: chart.ascendant.sign, moon: moon.sign },
      formula: 'rays of both ninth lords mod 12, counted from the Moon',
      source: 'UK 4',
    };
  }
  entries['bhriguBindu.longitude'] = {
    inputs: { rahu: bodyOf(chart, 'rahu').longitude, moon: moon.longitude },
    formula: 'rahu + (arc from rahu to moon) / 2',
    source: 'Bhrigu Nadi practice',
  };
  return entries;
}

/** The answer of chart.getVarnaLagnas. */
export function varnaLagnasOf(computation: Computation, school: VarnadaSchool): VarnaAnswer {
  const found = dayOf(computation);
  if (typeof found === 'string') return { varnada: null, school, horaLagna: null, reason: found };
  const { horaLagna } = found.lagnas;
  return {
    varnada: [...varnadaLagnas(computation.chart.ascendant.longitude, horaLagna, school)],
    school,
    horaLagna: zodiacPoint(horaLagna),
  };
}

/** How the varnada of each house came about. */
export function traceOfVarnada({ chart }: Computation, answer: VarnaAnswer): TraceEntries {
  return Object.fromEntries(
    (answer.varnada ?? []).map((_, index) => [
      `varnada.${index}`,
      {
        inputs: { lagna: chart.ascendant.longitude, horaLagna: answer.horaLagna?.longitude, house: index + 1 },
        formula: `varnada.${answer.school}`,
        source: 'BPHS 5.13-20',
      },
    ]),
  );
}

function presentDay({ sunrise, sunset, nextSunrise, vara }: VedicDay): Answer['vedicDay'] {
  return {
    sunrise: isoFromJulianDay(sunrise),
    sunset: isoFromJulianDay(sunset),
    nextSunrise: isoFromJulianDay(nextSunrise),
    vara,
  };
}

/** Points of longitudes by their ids, each null where there are none. */
function pointsOf<Id extends string>(
  ids: readonly Id[],
  longitudes: Readonly<Record<Id, number>> | null,
): Partial<Record<Id, ZodiacPoint | null>> {
  const points: Partial<Record<Id, ZodiacPoint | null>> = {};
  for (const id of ids) points[id] = longitudes && zodiacPoint(longitudes[id]);
  return points;
}

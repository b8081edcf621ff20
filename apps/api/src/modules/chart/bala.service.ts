import type { getAshtakPoints, getShadBala } from '@nebosvod/contracts/chart-bala';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import type { Sign } from '@nebosvod/engine/angle/sign';
import { ashtakavargaPlaces, computeAshtakavarga } from '@nebosvod/engine/ashtakavarga/ashtakavarga';
import { ashtakavargaTrace } from '@nebosvod/engine/ashtakavarga/ashtakavarga-trace';
import { type AshtakavargaTables, DEFAULT_TABLES, knownPrastara } from '@nebosvod/engine/ashtakavarga/bindus';
import { hasKakshaBindu, kakshaOf } from '@nebosvod/engine/ashtakavarga/kaksha';
import { computeShadbala, DEFAULT_SHADBALA, missingReason } from '@nebosvod/engine/bala/shadbala';
import { shadbalaInput } from '@nebosvod/engine/bala/shadbala-input';
import { Ledger } from '@nebosvod/engine/bala/trace';
import { computeVimshopaka } from '@nebosvod/engine/bala/vimshopaka';
import { byClassicalGraha, type ClassicalGraha } from '@nebosvod/engine/bodies';
import { bodyOf, type Chart, computeChart } from '@nebosvod/engine/chart/chart';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import type { Computation } from '../../computation/computation.service.ts';
import { instantWithin } from '../../computation/instant-within.ts';

type ShadbalaBody = BodyOf<typeof getShadBala>;
type ShadbalaAnswer = ComputedOf<typeof getShadBala>;
type AshtakBody = BodyOf<typeof getAshtakPoints>;
type AshtakAnswer = ComputedOf<typeof getAshtakPoints>;

/** The answer of chart.getShadBala: six-fold strengths, strengths of the houses, vimshopaka; with `trace` how each came about. */
export function shadbalaOf({ ephemeris, chart, moment }: Computation, body: ShadbalaBody): ShadbalaAnswer {
  const { isTimeKnown, utcOffsetSeconds } = moment;
  const input = shadbalaInput(ephemeris, chart, { isTimeKnown, utcOffsetSeconds });
  const shadbala = computeShadbala(input, {
    drekkanaScheme: body.drekkanaScheme ?? DEFAULT_SHADBALA.drekkanaScheme,
    saptavargajaScheme: body.saptavargajaScheme ?? DEFAULT_SHADBALA.saptavargajaScheme,
    cheshtaMethod: body.cheshtaMethod ?? DEFAULT_SHADBALA.cheshtaMethod,
    moonBenefic: body.moonBenefic ?? DEFAULT_SHADBALA.moonBenefic,
    luminaryCheshta: body.luminaryCheshta ?? DEFAULT_SHADBALA.luminaryCheshta,
  });
  const ledger = new Ledger();
  const vimshopaka = computeVimshopaka(ledger, input.longitudes);
  const reason = missingReason(input);
  return {
    options: shadbala.options,
    planets: shadbala.planets,
    houses: shadbala.houses,
    vimshopaka,
    benefics: shadbala.benefics,
    ...(reason ? { reason } : {}),
    ...(body.trace ? { trace: { ...shadbala.trace, ...ledger.trace } } : {}),
  };
}

/** The answer of chart.getAshtakPoints. Without a time of birth only the rows of the prastara that hold all day are given. */
export function ashtakPointsOf(computation: Computation, body: AshtakBody): AshtakAnswer {
  const { chart, moment } = computation;
  const tables: AshtakavargaTables = {
    moonTable: body.moonTable ?? DEFAULT_TABLES.moonTable,
    venusTable: body.venusTable ?? DEFAULT_TABLES.venusTable,
  };
  if (!moment.isTimeKnown) {
    return {
      tables,
      bav: null,
      sav: null,
      savWithLagna: null,
      prastara: knownPrastara({ ...signsOfWholeDay(computation), lagna: null }, tables),
      trikona: null,
      ekadhipatya: null,
      pinda: null,
      kaksha: null,
      reason: 'UNKNOWN_TIME',
    };
  }
  const places = ashtakavargaPlaces(chart);
  const result = computeAshtakavarga(places, tables);
  const sky = body.at === undefined ? chart : chartAt(computation, body.at);
  const { bav, sav, savWithLagna, prastara, trikona, ekadhipatya, pinda } = result;
  return {
    tables,
    bav,
    sav,
    savWithLagna,
    prastara,
    trikona,
    ekadhipatya,
    pinda,
    kaksha: {
      instant: isoFromJulianDay(sky.julianDay),
      planets: byClassicalGraha((graha) => {
        const { longitude } = bodyOf(sky, graha);
        return { ...kakshaOf(longitude), hasBindu: hasKakshaBindu(prastara, graha, longitude) };
      }),
    },
    ...(body.trace ? { trace: ashtakavargaTrace(result, places) } : {}),
  };
}

/** Signs that the grahas keep from midnight to midnight around local noon; null for one that changes its sign. */
function signsOfWholeDay({ ephemeris, chart }: Computation): Record<ClassicalGraha, Sign | null> {
  const shifted = (days: number) => computeChart(ephemeris, { ...chart, julianDay: chart.julianDay + days });
  const [first, last] = [shifted(-0.5), shifted(0.5)];
  return byClassicalGraha((graha) => {
    const { sign } = bodyOf(first, graha);
    return sign === bodyOf(last, graha).sign ? sign : null;
  });
}

function chartAt({ ephemeris, chart }: Computation, instant: string): Chart {
  return computeChart(ephemeris, { ...chart, julianDay: instantWithin(instant, 'at') });
}

import { nakshatraOf } from '@nebosvod/engine/angle/nakshatra';
import { degreeInSign, signOf } from '@nebosvod/engine/angle/sign';
import type { BodyId, Graha } from '@nebosvod/engine/bodies';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { type Chart, computeChart, sourceOf } from '@nebosvod/engine/chart/chart';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { grahaDrishtis, sphutaDrishtis } from '@nebosvod/engine/state/aspect';
import { charaKarakas } from '@nebosvod/engine/state/chara-karaka';
import { combustionOf } from '@nebosvod/engine/state/combustion';
import { dignityOf, vargaDignity } from '@nebosvod/engine/state/dignity';
import { byGraha, grahaLongitudes, grahaSigns } from '@nebosvod/engine/state/placement';
import { julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { isVargottama, vargaLongitude, vargaSign } from '@nebosvod/engine/varga/varga';
import type { VargaChart } from '../../../chart/use-chart-data.ts';
import type { ShiftAnswer, ShiftedChart, ShiftMark, ShiftQuestion } from './messages.ts';

/*
 * The engine of the server, run beside the page while the time slider is dragged: the same functions over the same
 * ephemeris, so the same numbers to the last digit (e2e/time-slider.test.ts holds them against each other).
 */

let sky: Promise<Ephemeris> | undefined;

const isGraha = (id: BodyId): id is Graha => GRAHAS.some((graha) => graha === id);

function vargaChart(chart: Chart, division: number): VargaChart {
  const placement = grahaSigns(chart);
  const longitudes = grahaLongitudes(chart);
  const drishti = grahaDrishtis(byGraha((graha) => vargaSign(longitudes[graha], division)));
  const lagnaSign = vargaSign(chart.ascendant.longitude, division);
  const signs: VargaChart['signs'] = { lagna: lagnaSign };
  const bodies: VargaChart['bodies'] = {};
  for (const body of chart.bodies) {
    const sign = vargaSign(body.longitude, division);
    signs[body.id] = sign;
    bodies[body.id] = {
      sign,
      degreeInSign: degreeInSign(vargaLongitude(body.longitude, division)),
      isRetrograde: body.isRetrograde,
      isCombust: combustionOf(body, longitudes.sun)?.isCombust ?? false,
      isVargottama: sign === body.sign,
      dignity: !isGraha(body.id)
        ? null
        : division === 1
          ? dignityOf(body.id, body.longitude, placement)
          : vargaDignity(body.id, sign, placement),
    };
  }
  return {
    varga: division,
    scheme: 'parashara',
    lagnaSign,
    signs,
    houses: null,
    bodies,
    drishti: byGraha((graha) => [...drishti[graha]]),
    ...(division === 1 && { sphuta: sphutaDrishtis(longitudes) }),
  };
}

function shiftedChart(ephemeris: Ephemeris, question: ShiftQuestion & { kind: 'chart' }): ShiftedChart {
  const { unixMs, place, settings, vargas } = question;
  const chart = computeChart(ephemeris, { julianDay: julianDayFromUnixMs(unixMs), place, settings });
  const placement = grahaSigns(chart);
  const longitudes = grahaLongitudes(chart);
  const karakas = charaKarakas(longitudes, settings.karakas);
  const { system, cusps } = chart.houses;
  return {
    unixMs,
    ascendant: chart.ascendant,
    midheaven: chart.midheaven,
    houses: { system, cusps: cusps === null ? null : [...cusps] },
    planets: chart.bodies.map(({ tropicalLongitude: _, ...body }) => ({
      ...body,
      dignity: isGraha(body.id) ? dignityOf(body.id, body.longitude, placement) : null,
      isCombust: combustionOf(body, longitudes.sun)?.isCombust ?? false,
      isVargottama: isVargottama(body.longitude),
      navamshaSign: vargaSign(body.longitude, 9),
      charaKaraka: isGraha(body.id) ? (karakas[body.id] ?? null) : null,
    })),
    charts: vargas.map((division) => vargaChart(chart, division)),
  };
}

/** Steps of the search for changes: shorter than the shortest stay, a D60 sign of the lagna in the fastest rising. */
const stepMs = 30_000;
/** A change is told to the second. */
const toleranceMs = 1000;

/** Every change between two instants of what `valueAt` tells, each found to the second. */
function changesOf(
  kind: ShiftMark['kind'],
  fromMs: number,
  toMs: number,
  step: number,
  valueAt: (unixMs: number) => number,
): ShiftMark[] {
  const marks: ShiftMark[] = [];
  let before = valueAt(fromMs);
  for (let start = fromMs; start < toMs; start += step) {
    const end = Math.min(start + step, toMs);
    const after = valueAt(end);
    if (after !== before) {
      let [low, high] = [start, end];
      while (high - low > toleranceMs) {
        const middle = (low + high) / 2;
        if (valueAt(middle) === before) low = middle;
        else high = middle;
      }
      marks.push({ kind, unixMs: high, into: after });
    }
    before = after;
  }
  return marks;
}

function marksOf(ephemeris: Ephemeris, question: ShiftQuestion & { kind: 'marks' }): ShiftMark[] {
  const { fromMs, toMs, place, settings } = question;
  const shiftAt = (julianDay: number) =>
    settings.zodiac === 'sidereal' ? ephemeris.ayanamsha(julianDay, settings.ayanamsha) : 0;
  const normal = (degrees: number) => ((degrees % 360) + 360) % 360;
  const lagnaAt = (unixMs: number) => {
    const julianDay = julianDayFromUnixMs(unixMs);
    return normal(ephemeris.angles(julianDay, place).ascendant - shiftAt(julianDay));
  };
  const moonAt = (unixMs: number) => {
    const julianDay = julianDayFromUnixMs(unixMs);
    return normal(ephemeris.position(julianDay, sourceOf('moon', settings)).longitude - shiftAt(julianDay));
  };
  return [
    ...changesOf('lagna', fromMs, toMs, stepMs, (at) => signOf(lagnaAt(at))),
    ...changesOf('d9', fromMs, toMs, stepMs, (at) => vargaSign(lagnaAt(at), 9)),
    ...changesOf('d60', fromMs, toMs, stepMs, (at) => vargaSign(lagnaAt(at), 60)),
    ...changesOf('moon', fromMs, toMs, 600_000, (at) => nakshatraOf(moonAt(at)).nakshatra),
  ];
}

async function answer(question: ShiftQuestion): Promise<ShiftAnswer> {
  try {
    sky ??= loadEphemeris();
    const ephemeris = await sky;
    return question.kind === 'chart'
      ? { id: question.id, kind: 'chart', chart: shiftedChart(ephemeris, question) }
      : { id: question.id, kind: 'marks', marks: marksOf(ephemeris, question) };
  } catch (error) {
    sky = undefined;
    return { id: question.id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', (event: MessageEvent<ShiftQuestion>) => {
  void answer(event.data).then((reply) => postMessage(reply));
});

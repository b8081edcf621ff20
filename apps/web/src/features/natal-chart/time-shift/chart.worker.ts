import { bodyStates } from '@nebosvod/engine/chart/body-states';
import { computeChart } from '@nebosvod/engine/chart/chart';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { vargaChart } from '@nebosvod/engine/varga/varga-chart';
import type { ShiftAnswer, ShiftedChart, ShiftQuestion } from './messages.ts';

/*
 * The engine of the server, run beside the page while the time slider is dragged: the same functions over the same
 * ephemeris, so the same numbers to the last digit (e2e/time-slider.test.ts holds them against each other).
 */

let sky: Promise<Ephemeris> | undefined;

function shiftedChart(ephemeris: Ephemeris, question: ShiftQuestion): ShiftedChart {
  const { unixMs, place, settings, vargas } = question;
  const chart = computeChart(ephemeris, { julianDay: julianDayFromUnixMs(unixMs), place, settings });
  const { ascendant, midheaven, houses } = chart;
  return {
    unixMs,
    ascendant,
    midheaven,
    houses: { ...houses, cusps: houses.cusps && [...houses.cusps] },
    planets: bodyStates(chart),
    charts: vargas.map((division) => vargaChart(chart, division)),
  };
}

async function answer(question: ShiftQuestion): Promise<ShiftAnswer> {
  try {
    sky ??= loadEphemeris();
    return { kind: 'chart', chart: shiftedChart(await sky, question) };
  } catch (error) {
    sky = undefined;
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', (event: MessageEvent<ShiftQuestion>) => {
  void answer(event.data).then((reply) => postMessage(reply));
});

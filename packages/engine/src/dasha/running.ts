import type { Sign } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import { lagnaPoints } from '../lagna/special-lagna.ts';
import { GRAHA_DASHAS, RASI_DASHAS } from './dasha.ids.ts';
import { type KalachakraSchool, kalachakraDasha } from './kalachakra.ts';
import { type Period, runningAt } from './period.ts';
import { rasiChart } from './rasi-chart.ts';
import { type RasiDashaId, type RasiDashaInput, rasiDasha } from './rasi-dasha.ts';
import { STAR_DASHAS, type StarDashaId } from './star-dasha.table.ts';
import { naisargikaDasha, starDasha } from './star-dasha.ts';

export type GrahaDashaId = (typeof GRAHA_DASHAS)[number];

/** What runs in one system, main period first; empty when the instant is outside its time. */
export type Running =
  | { readonly system: GrahaDashaId; readonly kind: 'graha'; readonly chain: readonly Period<Graha>[] }
  | { readonly system: RasiDashaId | 'kalachakra'; readonly kind: 'rasi'; readonly chain: readonly Period<Sign>[] };

/** Whether a name is a dasha counted from a star. */
export function isStarDasha(id: string): id is StarDashaId {
  return id in STAR_DASHAS;
}

/** What the dashas of signs need of a chart. */
export function rasiDashaInput(chart: Chart): RasiDashaInput {
  return {
    chart: rasiChart(chart),
    shriLagna: lagnaPoints(chart).shriLagna,
    birth: chart.julianDay,
    yearLength: chart.settings.dashaYear,
  };
}

/**
 * What is running at an instant in every system: star dashas from the Moon, dashas of signs from the ascendant.
 * @param at Julian day (UT)
 * @param levels 1 … 6
 * @param isLagnaKnown false leaves out the dashas of signs
 */
export function runningDashas(
  chart: Chart,
  at: number,
  levels: number,
  { isLagnaKnown = true, kalachakra = 'next-star' }: { isLagnaKnown?: boolean; kalachakra?: KalachakraSchool } = {},
): readonly Running[] {
  const clock = { birth: chart.julianDay, yearLength: chart.settings.dashaYear };
  const moon = bodyOf(chart, 'moon').longitude;
  const grahas = GRAHA_DASHAS.map((system): Running => {
    const dasha = isStarDasha(system) ? starDasha(system, moon, clock) : naisargikaDasha(clock);
    return { system, kind: 'graha', chain: runningAt(dasha, at, levels) };
  });
  const byPada = kalachakraDasha(moon, clock, kalachakra);
  const kala: Running = { system: 'kalachakra', kind: 'rasi', chain: runningAt(byPada, at, levels) };
  if (!isLagnaKnown) return [...grahas, kala];
  const input = rasiDashaInput(chart);
  const rasis = RASI_DASHAS.map((system): Running => {
    return { system, kind: 'rasi', chain: runningAt(rasiDasha(system, input), at, levels) };
  });
  return [...grahas, kala, ...rasis];
}

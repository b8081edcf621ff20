import { signFrom } from '../angle/sign.ts';
import type { Chart } from '../chart/chart.ts';
import { type RasiChart, rasiChart, vargaChart } from './rasi-chart.ts';
import { rulingLord } from './rasi-strength.ts';

/**
 * The divisional chart that narayana of a varga runs on: its lagna is the sign of that varga where the lord of the house of the same
 * number stands (D9: the 9th, D16: the 4th, counted round). [PVR 18.5]
 */
export function narayanaChart(chart: Chart, division: number): RasiChart {
  const rasi = rasiChart(chart);
  if (division === 1) return rasi;
  const lord = rulingLord(rasi, signFrom(rasi.lagna, ((division - 1) % 12) + 1));
  const varga = vargaChart(chart, division);
  return { ...varga, lagna: varga.placement[lord] };
}

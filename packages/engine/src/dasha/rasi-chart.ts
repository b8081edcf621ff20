import { degreeInSign, type Sign, signOf } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import type { Chart } from '../chart/chart.ts';
import { type ByGraha, byGraha, grahaLongitudes } from '../state/placement.ts';
import { vargaLongitude } from '../varga/varga.ts';

/** What the dashas of signs look at: signs and degrees, of the rasi chart or of a divisional one. */
export interface RasiChart {
  readonly lagna: Sign;
  readonly placement: ByGraha<Sign>;
  /** Degrees within the sign, 0 ≤ x < 30. */
  readonly degrees: ByGraha<number>;
}

/** The rasi chart of a sky. */
export function rasiChart(chart: Chart): RasiChart {
  return fromLongitudes(chart.ascendant.longitude, grahaLongitudes(chart));
}

/** A divisional chart of a sky, degrees stretched over the whole sign. */
export function vargaChart(chart: Chart, division: number): RasiChart {
  const longitudes = grahaLongitudes(chart);
  return fromLongitudes(
    vargaLongitude(chart.ascendant.longitude, division),
    byGraha((graha) => vargaLongitude(longitudes[graha], division)),
  );
}

/** Grahas in a sign. */
export function occupants(chart: RasiChart, sign: Sign): readonly Graha[] {
  return GRAHAS.filter((graha) => chart.placement[graha] === sign);
}

function fromLongitudes(ascendant: number, longitudes: ByGraha<number>): RasiChart {
  return {
    lagna: signOf(ascendant),
    placement: byGraha((graha) => signOf(longitudes[graha])),
    degrees: byGraha((graha) => degreeInSign(longitudes[graha])),
  };
}

import type { getPlanets } from '@nebosvod/contracts/chart';
import type { z } from 'zod';
import type { Computation } from './computation.service.ts';

type Answer = Omit<z.input<typeof getPlanets.response>, 'settings' | 'moment'>;

/** The answer of chart.getPlanets: bodies, ascendant and houses. */
export function planetsOf({ chart, settings }: Computation): Answer {
  return {
    ayanamsha: { id: settings.ayanamsha, value: chart.ayanamsha },
    ascendant: chart.ascendant,
    midheaven: chart.midheaven,
    houses: chart.houses.cusps
      ? { system: chart.houses.system, cusps: [...chart.houses.cusps] }
      : { system: chart.houses.system, cusps: null, reason: chart.houses.reason },
    planets: [...chart.bodies],
  };
}

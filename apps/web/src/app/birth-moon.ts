import { getPlanets } from '@nebosvod/contracts/chart';
import { useQuery } from '@tanstack/react-query';
import { useLocalChart } from '../features/natal-chart/local-chart.ts';
import { call } from './api/call.ts';
import { useSettings } from './settings/settings-store.ts';

/** The Moon of the chart kept in this browser. */
export interface BirthMoonOfChart {
  readonly name: string | null;
  readonly nakshatra: number;
  readonly sign: number;
}

/**
 * Star and sign of the Moon of this browser's chart, by the person's own settings.
 * @returns `null` without a chart, until it is calculated, and where the uncertainty of the birth time leaves star or sign open
 */
export function useBirthMoon(): BirthMoonOfChart | null {
  const birth = useLocalChart();
  const { calculation } = useSettings();
  const { data } = useQuery({
    queryKey: ['birth-moon', birth, calculation],
    queryFn: async ({ signal }) => {
      if (birth === null) return null;
      const { planets } = await call(getPlanets, { body: { birth, settings: calculation }, signal });
      const moon = planets.find(({ id }) => id === 'moon');
      if (!moon || moon.holds?.nakshatra === false || moon.holds?.sign === false) return null;
      return { name: birth.name || null, nakshatra: moon.nakshatra, sign: moon.sign };
    },
    enabled: birth !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return birth === null ? null : (data ?? null);
}

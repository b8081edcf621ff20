import type { SkyEvent } from '@nebosvod/contracts/chart-transit';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';

/** The Moon stays out: it enters a sign or meets a planet every few hours. */
const bodies = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
const kinds: readonly SkyEvent['kind'][] = ['ingress', 'station', 'eclipse', 'moon-phase', 'aspect'];

/** Body of the call for events of the sky that posts are written of: tropical, from a civil date on for so many days. */
export const skyRequest = (from: string, days: number) => ({
  from,
  to: addDays(from, days),
  kinds: [...kinds],
  bodies: [...bodies],
  settings: { zodiac: 'tropical', outerPlanets: true } as const,
});

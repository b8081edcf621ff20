import { type Birth, birthSchema } from '@nebosvod/contracts/birth';
import { persistedValue } from '../platform/persisted-value.ts';

/** The one chart a guest keeps in this browser. It is never sent anywhere but to the calculation and never stands in an address. */
const chart = persistedValue('localStorage', 'nebosvod-local-chart', (stored): Birth | null => {
  const parsed = birthSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
});

/** Keeps a birth as this device's chart, in place of the one before. */
export function saveLocalChart(birth: Birth): void {
  chart.set(birth);
}

/** The chart kept on this device, or `null`; follows changes made in other tabs. */
export function useLocalChart(): Birth | null {
  return chart.use();
}
